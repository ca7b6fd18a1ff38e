"""`txlab watch`: a verdict at every save."""

from txlab.commands.session import is_interactive
from txlab.model import Exercise
from txlab.workspace import Workspace


def run(workspace: Workspace, exercise: Exercise | None, poll: bool) -> int:
    """Watch the exercises, starting at `exercise`; 0 when the learner quits, 130 or 143 on a signal."""
    from txlab.watch.loop import Loop

    return Loop(workspace, exercise, poll, is_interactive()).run()
