"""The list of exercises on the watch screen, with a cursor and a search."""

from collections.abc import Iterator
from dataclasses import replace

from rich.text import Text

from txlab.screens.fit import Lines, Part, fit
from txlab.screens.stage import Stage
from txlab.screens.table import exercise_table
from txlab.screens.wrap import Wrapped

_KEYS = "Arrows and Enter, or a number, go to an exercise; / searches; l goes back."
_SEARCH_KEYS = "Enter goes there, Esc shows all again."
_NOTHING = "No exercise fits that."


def list_parts(stage: Stage, width: int) -> Iterator[Part]:
    """The exercises that a search leaves, the chosen one marked, and what can be done here."""
    view = stage.view
    rows = [replace(row, is_current=row.exercise.name == view.choice) for row in stage.rows]
    # All are laid out, so that nothing moves sideways while a search is typed.
    heading, *lines = fit([Part(exercise_table(rows, width))], width, None).lines
    left = [(row, line) for row, line in zip(rows, lines, strict=True) if row.exercise.name in view.found]
    if left:
        chosen = next((number for number, (row, _) in enumerate(left, 1) if row.is_current), 1)
        yield Part(Lines([heading, *(line for _, line in left)]), ((60, 2),), focus=chosen)
    else:
        yield Part(Wrapped(_NOTHING))
    if view.search is None:
        yield Part(Wrapped(_KEYS, "dim"), ((10, 0),))
    else:
        line = Text("/", style="bold")
        line.append(view.search)
        line.append("_", style="dim")
        yield Part(line)
        yield Part(Wrapped(_SEARCH_KEYS, "dim"), ((10, 0),), close=True)
