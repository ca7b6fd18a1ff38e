"""A failure on the watch screen, in parts that give way in their order of use to the learner."""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.text import Text

from txlab.drawing import Grid
from txlab.model import Failure
from txlab.plain import plain
from txlab.screens.cells import Pen
from txlab.screens.fit import Part
from txlab.screens.grids import grid_view
from txlab.screens.wrap import Wrapped

GIVEN, SAID, KEPT, FURTHER = "given", "said", "kept", "further"
_KINDS = (
    (re.compile("given +"), GIVEN),
    (re.compile("wanted +|got +|What this looks |Where to look"), KEPT),
    (re.compile("The trap behind it: |The convention: "), FURTHER),
)
_ALL = ": o shows all"
_NUMBERS = re.compile(r"^(?=wanted  |there:  )", re.MULTILINE)
_INDENT = 5


class Numbers:
    """A wrong matrix beside the right one, below a message; nothing where there is no room for both."""

    def __init__(self, grid: Grid, look: Pen, gap: bool = False) -> None:
        self._grid = grid
        self._look = look
        self._gap = gap  # an empty line above it, where it is drawn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width - _INDENT
        view = grid_view(self._grid, width, self._look.colour, self._look.unicode)
        if view is not None:
            if self._gap:
                yield Text()
            yield Padding(view, (0, 0, 0, _INDENT), expand=False)


def around_numbers(message: str) -> tuple[str, str]:
    """A message as what comes before its numbers, and what comes from there on."""
    before, *rest = _NUMBERS.split(message, maxsplit=1)
    return before.rstrip("\n"), "".join(rest)


def failure_parts(
    failure: Failure, file: Path, shown: str, behind_hint: bool, look: Pen | None = None
) -> Iterator[Part]:
    """The failing check's title, its message and the line of the file it points at.

    What was given goes first, then the sentences; what was wanted and got, what
    the mistake looks like and where to look stay, unless the learner asked for a
    hint (`behind_hint`) and there is no room for both. With a `look` a small
    matrix is drawn above its numbers.
    """
    yield Part(Wrapped(plain(failure.title), "bold", mark=Text("x  ", "red")))
    cuts: dict[str, tuple[tuple[int, int], ...]] = {
        GIVEN: ((40, 1), (30, 0)),
        SAID: ((20, 2),),
        KEPT: (),
        FURTHER: ((45, 0),),
    }
    if behind_hint:
        cuts |= {SAID: ((20, 2), (2, 0)), KEPT: ((1, 1),)}
    message = plain(failure.message).strip("\n")
    if failure.see is not None and look is not None:
        message = message.replace(f"(txlab lesson {failure.see[0]})", "(t shows it)")
    before, numbers = around_numbers(message)
    has_grid = failure.grid is not None and look is not None
    for kind, text, is_close in _blocks(before) if before else ():
        yield Part(Wrapped(text, indent=_INDENT), cuts[kind], more=_ALL, close=is_close)
    if failure.grid is not None and look is not None:
        yield Part(Numbers(failure.grid, look), ((38, 0),))
    for number, (kind, text, is_close) in enumerate(_blocks(numbers) if numbers else ()):
        is_first = number == 0 and not has_grid
        yield Part(Wrapped(text, indent=_INDENT), cuts[kind], more=_ALL, close=is_close or is_first)
    place = shown if failure.line is None else f"{shown}:{failure.line}"
    yield Part(Wrapped(place, f"dim link {file.absolute().as_uri()}", _INDENT))


def _blocks(message: str) -> Iterator[tuple[str, str, bool]]:
    """The message in pieces of one kind each; a piece is close when no empty line is before it."""
    for paragraph in re.split(r"\n\s*\n", message):
        is_close = False
        for kind, lines in groupby(paragraph.split("\n"), _kind):
            yield kind, "\n".join(lines), is_close
            is_close = True


def _kind(line: str) -> str:
    return next((kind for start, kind in _KINDS if start.match(line)), SAID)
