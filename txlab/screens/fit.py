"""Makes the parts of a screen fit its height, the least important giving way first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import StringIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style

Line = list[Segment]


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a screen. The highest `gives` is cut first, down to `least` lines; 0 is never cut.

    `tail` keeps the last lines rather than the first; `more` is said in place
    of what was cut, after its number of lines. A part without it is left out as a whole.
    """

    content: RenderableType
    gives: int = 0
    least: int = 0
    tail: bool = False
    more: str | None = None


class Lines:
    """Lines that were laid out already."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._lines:
            yield from line
            yield Segment.line()


def fit(parts: Iterable[Part], width: int, height: int | None) -> Lines:
    """The parts one below the other, an empty line between them, in at most `height` lines where possible."""
    shown = list(parts)
    console = Console(file=StringIO(), width=width, markup=False, emoji=False, highlight=False)
    options = console.options.update(width=width, height=None)
    laid = [list(console.render_lines(part.content, options, pad=False)) for part in shown]
    if height is not None:
        _cut(shown, laid, height)
    lines: list[Line] = []
    for block in laid:
        if block:
            lines += [[], *block] if lines else block
    return Lines(lines)


def _cut(parts: list[Part], laid: list[list[Line]], height: int) -> None:
    """Shorten the laid out parts: down to their least lines, and where that is not enough, further."""
    whole = list(laid)
    for is_tight in (False, True):
        for index in sorted(range(len(parts)), key=lambda at: -parts[at].gives):
            excess = sum(map(len, laid)) + sum(1 for block in laid if block) - 1 - height
            if excess <= 0:
                return
            part, block = parts[index], laid[index]
            if part.gives == 0 or not block:
                continue
            least = 1 if is_tight else part.least
            if part.more is None or (is_tight and part.gives > 1):
                laid[index] = []
            elif len(block) > least + 1:
                # One line of what is left says how much is missing.
                laid[index] = _shortened(part, whole[index], max(least, len(block) - excess - 1))


def _shortened(part: Part, block: list[Line], kept: int) -> list[Line]:
    """The first or last `kept` lines of a block, and how many are missing."""
    missing = len(block) - kept
    said = [[Segment(f"... {missing} more lines{part.more}", Style(dim=True))]]
    return said + block[missing:] if part.tail else block[:kept] + said
