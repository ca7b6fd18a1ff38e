"""The checklist: what a learner should be able to do without looking, to be ticked."""

from collections.abc import Iterator

from txlab.model import ChecklistLine
from txlab.plain import plain
from txlab.screens.fit import Lines, Part, fit
from txlab.screens.stage import Stage
from txlab.screens.wrap import Wrapped

_HEADING = "Tick a line if you can do it without looking."
_ELSE = "If not: s opens the solution of that line. Read it, close it, and write the function again."
_KEYS = "Arrows move, Space ticks, a number does both; k goes back."


def checklist_parts(stage: Stage, width: int, small: bool) -> Iterator[Part]:
    """The lines with their ticks, the cursor on one of them, and what can be done here."""
    heading = fit([Part(Wrapped("" if small else f"{_HEADING}\n", "bold"))], width, None).lines
    rows = [
        fit([Part(Wrapped(_row(stage, line, number), _style(stage, number)))], width, None).lines
        for number, line in enumerate(stage.ending.checklist, 1)
    ]
    sizes = [len(row) for row in (heading, *rows)]
    lines = Lines([*heading, *(line for row in rows for line in row)])
    yield Part(lines, ((60, 1),), focus=stage.view.line, rows=sizes)
    if not small:
        yield Part(Wrapped(_ELSE), ((20, 0),))
        yield Part(Wrapped(_KEYS, "dim"), ((10, 0),), close=True)


def tick(stage: Stage, number: int) -> str:
    """The box of a line, ticked or not."""
    return "[x]" if number in stage.view.progress.ticked else "[ ]"


def _style(stage: Stage, number: int) -> str:
    return "bold" if number == stage.view.line else ""


def _row(stage: Stage, line: ChecklistLine, number: int) -> str:
    cursor = ">" if number == stage.view.line else " "
    passes = any(each.number == line.exercise and stage.has_mark(each.name) for each in stage.exercises)
    return f"{cursor} {number} {tick(stage, number)}  {plain(line.text)}{' (passes)' if passes else ''}"
