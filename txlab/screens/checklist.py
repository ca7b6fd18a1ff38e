"""The checklist: what a learner should be able to do without looking, to be ticked."""

from collections.abc import Collection, Iterator, Sequence

from txlab import standing
from txlab.model import ChecklistLine, Exercise, Progress
from txlab.plain import plain
from txlab.screens.fit import Lines, Part, fit
from txlab.screens.stage import Stage
from txlab.screens.wrap import Wrapped

_HEADING = "Tick a line if you can do it without looking."
_ELSE = "If not: s opens the solution of that line. Read it, close it, and write the function again."
_KEYS = "Arrows move, Space ticks, a number does both; k goes back."
_TICK = "To tick line N: txlab checklist --tick N"
_UNTICK = "Take back: txlab checklist --untick N"
_INSTEAD = (
    "If you cannot: open the solution of its exercise (txlab solution N), close it, "
    "and write the function again."
)


def checklist_parts(stage: Stage, width: int, small: bool) -> Iterator[Part]:
    """The lines with their ticks, the cursor on one of them, and what can be done here."""
    said = "" if small else f"{_heading(stage.exercises, stage.view.progress)}\n"
    heading = fit([Part(Wrapped(said, "bold"))], width, None).lines
    rows = [
        fit([Part(Wrapped(_row_on(stage, line, number), _style(stage, number)))], width, None).lines
        for number, line in enumerate(stage.ending.checklist, 1)
    ]
    sizes = [len(row) for row in (heading, *rows)]
    lines = Lines([*heading, *(line for row in rows for line in row)])
    yield Part(lines, ((60, 1),), focus=stage.view.line, rows=sizes)
    if not small:
        yield Part(Wrapped(_ELSE), ((20, 0),))
        yield Part(Wrapped(_KEYS, "dim"), ((10, 0),), close=True)


def printed_parts(
    checklist: Sequence[ChecklistLine],
    exercises: Sequence[Exercise],
    progress: Progress,
    changed: Collection[int],
    told: Sequence[str],
) -> Iterator[Part]:
    """The lines with their ticks, those with a `changed` number set off, and which commands go on.

    What is `told` of the change stands below them, where the end of a long list is still seen.
    """
    yield Part(Wrapped(_heading(exercises, progress), "bold"))
    for number, line in enumerate(checklist, 1):
        text = _row(line, number, exercises, progress)
        yield Part(Wrapped(text, "bold" if number in changed else ""), close=number > 1)
    ticked = sum(number in progress.ticked for number in range(1, len(checklist) + 1))
    yield Part(Wrapped("\n".join([*told, f"{ticked} of {len(checklist)} ticked."])))
    if ticked < len(checklist):
        yield Part(Wrapped(_TICK), close=True)
        yield Part(Wrapped(_INSTEAD), close=True)
    else:
        yield Part(Wrapped(_UNTICK), close=True)


def tick(stage: Stage, number: int) -> str:
    """The box of a line, ticked or not."""
    return _box(stage.view.progress, number)


def _all_pass(exercises: Sequence[Exercise], progress: Progress) -> bool:
    """Whether every exercise passes, which is said once rather than on each line."""
    return all(standing.has_mark(progress, each.name) for each in exercises)


def _heading(exercises: Sequence[Exercise], progress: Progress) -> str:
    said = " Every exercise passes." if _all_pass(exercises, progress) else ""
    return f"{_HEADING}{said}"


def _box(progress: Progress, number: int) -> str:
    return "[x]" if number in progress.ticked else "[ ]"


def _style(stage: Stage, number: int) -> str:
    return "bold" if number == stage.view.line else ""


def _row_on(stage: Stage, line: ChecklistLine, number: int) -> str:
    cursor = ">" if number == stage.view.line else " "
    return _row(line, number, stage.exercises, stage.view.progress, cursor)


def _row(
    line: ChecklistLine, number: int, exercises: Sequence[Exercise], progress: Progress, cursor: str = " "
) -> str:
    practised = [each.name for each in exercises if each.number == line.exercise]
    passes = any(standing.has_mark(progress, name) for name in practised) and not _all_pass(
        exercises, progress
    )
    return f"{cursor} {number} {_box(progress, number)}  {plain(line.text)}{' (passes)' if passes else ''}"
