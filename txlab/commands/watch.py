"""`txlab watch`: a verdict at every save."""

import sys

from txlab.commands.session import is_interactive
from txlab.errors import LabError
from txlab.model import Exercise
from txlab.workspace import Workspace


def run(workspace: Workspace, exercise: Exercise | None, poll: bool) -> int:
    """Watch the exercises, starting at `exercise`; 0 when the learner quits, 130 or 143 on a signal."""
    from txlab.engine.runner import runner_for

    if sys.stdout is None:
        raise LabError("There is no standard output to show anything on: it is closed.")

    # Before the screen is loaded, which fits into the time that the engine takes to get ready.
    with runner_for(workspace.lab, workspace.lab.exercises, workspace.root, parked=1) as runner:
        from txlab.watch.loop import Loop

        return Loop(workspace, exercise, poll, is_interactive(), runner).run()
