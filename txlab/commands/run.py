"""`txlab run`: run one exercise once, and show what it printed and what it came to."""

from txlab import naming, progress, report
from txlab.commands.session import Session
from txlab.model import Exercise, Progress, Verdict
from txlab.plain import plain


def run(session: Session, name: str | None, as_json: bool) -> int:
    """Judge one exercise; 0 when it passed, 1 when not."""
    from txlab.engine.runner import Runner

    workspace = session.workspace
    exercise = session.exercise(name)
    request = workspace.request(exercise, workspace.source(exercise))
    with Runner() as runner:
        verdict = runner.run(request)
    remembered = session.store.update(lambda old: _after(old, session, exercise, verdict))
    if as_json:
        print(report.to_json(workspace.lab, [(exercise, verdict)], total=1))
    else:
        _show(session, exercise, verdict, remembered)
    session.warn()
    return 0 if verdict.passed else 1


def _after(old: Progress, session: Session, exercise: Exercise, verdict: Verdict) -> Progress:
    """The verdict noted; a pass moves on to the next open exercise, anything else stays here."""
    new = progress.record(old, verdict)
    following = naming.next_open(session.workspace, new, after=exercise) if verdict.passed else None
    return progress.move_to(new, (following or exercise).name)


def _show(session: Session, exercise: Exercise, verdict: Verdict, remembered: Progress) -> None:
    from rich.text import Text

    from txlab.screens.console import defused, show
    from txlab.screens.verdict import verdict_view

    workspace = session.workspace
    if verdict.output:
        print(defused(plain(verdict.output).rstrip("\n")), end="\n\n")
    show(verdict_view(exercise, verdict, workspace.file(exercise), workspace.shown(exercise)))
    if not verdict.passed:
        return
    following = naming.next_open(workspace, remembered, after=exercise)
    then = (
        f"Next: {following.number}  {following.title} ({workspace.shown(following)})"
        if following
        else "That was the last one: every exercise passes."
    )
    show(Text(f"\n{exercise.takeaway}\n\n{then}"))
