"""What `txlab` alone does: watch the lab, after offering to make one where there is none."""

from pathlib import Path

from txlab.commands.session import Session, ask, is_interactive, open_session
from txlab.workspace import MARKER, NoLabFolder


def run(start: Path, name: str | None, poll: bool, timeout: float | None) -> int:
    """Watch the lab folder at `start`, or the new one that the learner agrees to."""
    session = open_or_make(start, timeout)
    if session is None:
        return 0
    from txlab.commands import watch

    exercise = None if name is None else session.exercise(name)
    return watch.run(session.workspace, exercise, poll)


def open_or_make(start: Path, timeout: float | None) -> Session | None:
    """The lab folder to watch; None when there is none and the learner wants none."""
    try:
        return open_session(start, timeout)
    except NoLabFolder:
        if not is_interactive():
            raise
    from txlab.commands import init

    below = start / init.DEFAULT
    if (below / MARKER).is_file():
        print(f"There is a lab in {init.DEFAULT}; next time: cd {init.DEFAULT}")
        return open_session(below, timeout)
    if not ask(f"There is no lab folder here. Make one in {init.DEFAULT}?", assumed=True):
        print("Nothing is made. Later: txlab init")
        return None
    init.run(start, None)
    return open_session(below, timeout)
