"""The table of all exercises and how far the learner is with each."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from txlab.model import Exercise, Outcome
from txlab.screens.verdict import style_of

_NARROW = 64


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; `state` is in words, `outcome` only colours it."""

    exercise: Exercise
    file: Path
    state: str
    outcome: Outcome | None
    hints_used: int
    is_current: bool


def exercise_table(rows: Sequence[Row], width: int) -> RenderableType:
    """The table; below 64 columns hints and minutes give way to the title and the state."""
    wide = width >= _NARROW
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("#", justify="right", no_wrap=True)
    table.add_column("exercise")
    table.add_column("state (checks passed)" if wide else "state", no_wrap=wide)
    if wide:
        table.add_column("hints", justify="right", no_wrap=True)
        table.add_column("minutes", justify="right", no_wrap=True)
    for row in rows:
        link = f"link {row.file.absolute().as_uri()}"
        cells = [
            Text(">" if row.is_current else " ", style="bold"),
            Text(str(row.exercise.number)),
            _one_line(row.exercise.title, f"bold {link}" if row.is_current else link),
            _one_line(row.state, "dim" if row.outcome is None else style_of(row.outcome)),
        ]
        if wide:
            cells.append(Text(f"{row.hints_used} of {len(row.exercise.hints)}"))
            cells.append(Text(str(row.exercise.minutes)))
        table.add_row(*cells)
    return table


def _one_line(text: str, style: str) -> Text:
    """Cut where it is too long, so that the list of a whole lab fits a small screen."""
    return Text(text, style=style, no_wrap=True, overflow="ellipsis")
