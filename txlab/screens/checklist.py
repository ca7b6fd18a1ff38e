"""The checklist: what a learner should be able to do without looking, to be ticked."""

from collections.abc import Iterator

from rich.text import Text

from txlab.model import ChecklistLine
from txlab.plain import plain
from txlab.screens.fit import Lines, Part, fit
from txlab.screens.stage import Stage
from txlab.screens.wrap import Wrapped

_HEADING = "Tick a line if you can do it without looking (ok: its exercise passes)."
_ELSE = "If not: open that exercise's solution, close it, and write the function again."
_KEYS = "Arrows move, Space ticks, a number does both; k goes back."


def checklist_parts(stage: Stage, width: int) -> Iterator[Part]:
    """The lines with their ticks, the cursor on one of them, and what can be done here."""
    view = stage.view
    yield Part(Text(_HEADING, style="bold"))
    rows = [
        fit(
            [Part(Wrapped(_row(stage, line, number), "bold" if number == view.line else ""))], width, None
        ).lines
        for number, line in enumerate(stage.ending.checklist, 1)
    ]
    at = sum(map(len, rows[: view.line - 1])) + 1
    yield Part(Lines([[], *(line for row in rows for line in row)]), ((60, 3),), focus=at, close=True)
    yield Part(Wrapped(_ELSE), ((20, 0),))
    yield Part(Wrapped(_KEYS, "dim"), ((10, 0),), close=True)


def _row(stage: Stage, line: ChecklistLine, number: int) -> str:
    cursor = ">" if number == stage.view.line else " "
    mark = "[x]" if number in stage.view.progress.ticked else "[ ]"
    passes = any(each.number == line.exercise and stage.has_mark(each.name) for each in stage.exercises)
    return f"{cursor} {number} {mark} {'ok' if passes else '  '}  {plain(line.text)}"
