"""`txlab list`: every exercise and how far the learner is with it."""

from txlab import standing
from txlab.commands.session import Session
from txlab.output import show, width
from txlab.overview import rows
from txlab.screens.table import exercise_table


def run(session: Session) -> int:
    """Show the table of exercises, from what the last runs came to."""
    remembered, workspace = session.store.load(), session.workspace
    current = standing.current(workspace.lab.exercises, remembered)
    show(exercise_table(rows(workspace, remembered, current.name), width()))
    session.warn()
    return 0
