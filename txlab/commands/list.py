"""`txlab list`: every exercise and how far the learner is with it."""

from txlab import naming
from txlab.commands.session import Session
from txlab.model import Exercise, Standing
from txlab.screens.console import show, width
from txlab.screens.table import Row, exercise_table
from txlab.screens.words import state


def run(session: Session) -> int:
    """Show the table of exercises, from what the last runs came to."""
    remembered = session.store.load()
    current = naming.default(session.workspace, remembered)
    rows = [
        _row(session, exercise, remembered.standing(exercise.name), exercise == current)
        for exercise in session.workspace.lab.exercises
    ]
    show(exercise_table(rows, width()))
    session.warn()
    return 0


def _row(session: Session, exercise: Exercise, standing: Standing, is_current: bool) -> Row:
    workspace = session.workspace
    words, outcome = state(standing), standing.outcome
    # The file on disk is newer news than the last run of it.
    if not workspace.file(exercise).exists():
        words, outcome = "no file", None
    elif workspace.is_untouched(exercise):
        words, outcome = "not started", None
    return Row(exercise, workspace.file(exercise), words, outcome, standing.hints_revealed, is_current)
