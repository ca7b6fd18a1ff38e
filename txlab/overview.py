"""Where the learner is with every exercise, as rows: what is remembered, and what lies on disk now."""

from collections.abc import Collection

from txlab import standing
from txlab.model import Exercise, Progress
from txlab.screens.table import Row
from txlab.screens.words import state
from txlab.workspace import Workspace


def rows(
    workspace: Workspace, progress: Progress, current: str, pending: Collection[str] = ()
) -> tuple[Row, ...]:
    """A row for each exercise; `current` is marked, and `pending` names those being run again."""
    return tuple(
        _row(workspace, exercise, progress, exercise.name == current, exercise.name in pending)
        for exercise in workspace.lab.exercises
    )


def _row(
    workspace: Workspace, exercise: Exercise, progress: Progress, is_current: bool, is_pending: bool
) -> Row:
    known, file = progress.standing(exercise.name), workspace.file(exercise)
    words, outcome = state(known), known.outcome
    # The file on disk is newer news than the last run of it.
    if not file.exists():
        words, outcome = "no file", None
    elif workspace.is_untouched(exercise):
        words, outcome = "not started", None
    elif is_pending and outcome is not None:
        words += " (being checked)"
    hints_used = len(standing.revealed_hints(exercise, known))
    return Row(exercise, file, words, outcome, hints_used, is_current)
