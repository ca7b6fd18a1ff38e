"""`txlab run`: run one exercise once, and show what it printed and what it came to."""

from txlab import report, standing
from txlab.commands.session import Session, show_output
from txlab.model import Exercise, Progress, Verdict


def run(session: Session, name: str | None, as_json: bool) -> int:
    """Judge one exercise; 0 when it passed, 1 when not."""
    from txlab.engine.runner import runner_for

    workspace = session.workspace
    exercise = session.exercise(name)
    prepared = workspace.prepare(exercise)
    if isinstance(prepared, Verdict):
        verdict = prepared
    else:
        with runner_for(workspace.lab, [exercise], workspace.root) as runner:
            verdict = runner.run(prepared)
    remembered = session.store.update(lambda old: _after(old, session, exercise, verdict))
    if as_json:
        print(report.to_json(workspace.lab, [(exercise, verdict)], total=1))
    else:
        _show(session, exercise, verdict, remembered)
    session.warn()
    return 0 if verdict.passed else 1


def _after(old: Progress, session: Session, exercise: Exercise, verdict: Verdict) -> Progress:
    """The verdict noted; a pass moves on to the next open exercise, anything else stays here."""
    new = standing.record(old, verdict)
    exercises = session.workspace.lab.exercises
    following = standing.next_open(exercises, new, after=exercise.name) if verdict.passed else None
    return standing.move_to(new, (following or exercise).name)


def _show(session: Session, exercise: Exercise, verdict: Verdict, remembered: Progress) -> None:
    from rich.text import Text

    from txlab.output import look_on_terminal, show
    from txlab.screens.verdict import verdict_view

    workspace = session.workspace
    show_output(verdict)
    file, shown = workspace.file(exercise), workspace.shown(exercise)
    show(verdict_view(exercise, verdict, file, shown, look_on_terminal()))
    if not verdict.passed:
        return
    following = standing.next_open(workspace.lab.exercises, remembered, after=exercise.name)
    then = (
        f"Next: {following.number}  {following.title} ({workspace.shown(following)})"
        if following
        else "Every exercise passes."
    )
    show(Text(f"\n{exercise.takeaway}\n\n{then}"))
