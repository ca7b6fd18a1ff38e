"""`txlab reset`: the starter again, with the learner's file kept."""

from txlab import backup, standing
from txlab.commands.session import Session, ask, is_interactive
from txlab.errors import LabError
from txlab.model import Exercise
from txlab.plain import plain


def run(session: Session, name: str, yes: bool, undo: bool) -> int:
    """Put the starter of an exercise back, or with `undo` bring the newest backup back."""
    exercise = session.exercise(name)
    return _undo(session, exercise) if undo else _reset(session, exercise, yes)


def _reset(session: Session, exercise: Exercise, yes: bool) -> int:
    workspace = session.workspace
    shown = workspace.shown(exercise)
    if not yes and not is_interactive():
        raise LabError(
            f"`reset` asks before it replaces {shown}, and there is no terminal to ask in.",
            f"To go ahead without the question: txlab reset {exercise.number} --yes",
        )
    # Asked for before the question: a starter that cannot be had should not be offered.
    workspace.starter_text(exercise)
    replaces = workspace.source(exercise) is not None and not workspace.is_untouched(exercise)
    if replaces and not yes and not ask(f"Put the starter back as {shown}? Your file is kept."):
        print("Nothing is changed.")
        return 0
    done = backup.put_back(workspace, exercise)
    print(plain("\n".join(done.lines)))
    if done.changed:
        _forget(session, exercise)
    return 0


def _undo(session: Session, exercise: Exercise) -> int:
    workspace = session.workspace
    brought, kept = backup.undo(workspace, exercise)
    print(f"{workspace.shown(exercise)} is again as in {plain(backup.named(workspace, brought))}")
    if kept is not None:
        print(f"What it replaced is kept as {plain(backup.named(workspace, kept))}")
    _forget(session, exercise)
    return 0


def _forget(session: Session, exercise: Exercise) -> None:
    session.store.update(lambda old: standing.forget_verdict(old, exercise.name))
    session.warn()
