"""`txlab reset`: the starter again, with the learner's file kept."""

import os

from txlab import backup, progress
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
    # Asked for before the question: a starter that cannot be had should not be offered.
    workspace.starter_text(exercise)
    if workspace.is_untouched(exercise):
        print(f"{shown} still is the starter: there is nothing to reset.")
        return 0
    if workspace.source(exercise) is not None and not yes:
        if not is_interactive():
            raise LabError(
                f"`reset` asks before it replaces {shown}, and there is no terminal to ask in.",
                f"To go ahead without the question: txlab reset {exercise.number} --yes",
            )
        if not ask(f"Put the starter back as {shown}? Your file is kept."):
            print("Nothing is changed.")
            return 0
    kept = backup.reset(workspace, exercise)
    source = " (from git's last commit)" if workspace.is_checkout else ""
    print(f"{shown} is the starter again{source}.")
    if kept is not None:
        print(f"Your file is kept as {_shown(session, kept)}")
        print(f"To bring it back: txlab reset {exercise.number} --undo")
    _forget(session, exercise)
    return 0


def _undo(session: Session, exercise: Exercise) -> int:
    brought, kept = backup.undo(session.workspace, exercise)
    print(f"{session.workspace.shown(exercise)} is again as in {_shown(session, brought)}")
    if kept is not None:
        print(f"What it replaced is kept as {_shown(session, kept)}")
    _forget(session, exercise)
    return 0


def _forget(session: Session, exercise: Exercise) -> None:
    session.store.update(lambda old: progress.forget_verdict(old, exercise.name))
    session.warn()


def _shown(session: Session, path: os.PathLike[str]) -> str:
    return plain(os.path.relpath(path, session.workspace.root)).replace(os.sep, "/")
