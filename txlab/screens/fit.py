"""Makes the parts of a screen fit its height, the least important giving way first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import StringIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style

Line = list[Segment]

GAPS = 50  # the rank of the empty lines between parts
APART = 32  # the rank of those that set the parts of a screen off from each other


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a screen.

    `cuts` are pairs of a rank and a number of lines: when the parts of a higher
    rank have given what they can, this one is cut, down to that many lines at
    the least; without a pair it is never cut. `more` is said in place of what
    was cut, after its number of lines, and counts as a line; a part without it,
    or cut to 0, is left out as a whole. `tail` keeps the last lines rather than the first,
    `focus` the first row and those around the row of that number, where a row
    is a line, or as many as `rows` says. A part that is `close` has no empty
    line above it, and of one that is `apart` that line is kept longer; one that
    `heads` stays with the next on a leaf.
    """

    content: RenderableType
    cuts: tuple[tuple[int, int], ...] = ()
    more: str | None = None
    tail: bool = False
    focus: int | None = None
    rows: Sequence[int] = ()
    close: bool = False
    apart: bool = False
    heads: bool = False


class Lines:
    """Lines that were laid out already."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def fit(parts: Iterable[Part], width: int, height: int | None) -> Lines:
    """The parts one below the other, an empty line between them, in at most `height` lines where possible."""
    shown = list(parts)
    laid = _Layout(shown, width)
    if height is not None:
        laid.shrink(height)
    return Lines(laid.lines())


def trimmed(lines: Lines, width: int, height: int, foot: int, more: str) -> Lines:
    """At most `height` lines: the first ones, how many are missing, and the last `foot`."""
    every = lines.lines
    kept = height - foot - 1
    if len(every) <= height:
        return lines
    if kept < 1:
        return Lines(every[-max(height, 1) :])
    missing = len(every) - foot - kept
    return Lines([*every[:kept], _missing(missing, more, width), *every[len(every) - foot :]])


def said(text: str) -> Line:
    """A line of the screen's own about what it does not show."""
    return [Segment(text, Style(dim=True))]


def _missing(count: int, more: str, width: int) -> Line:
    """How many lines are missing, and which key shows them; in short where there is no room for more."""
    text = f"... {count} more {'line' if count == 1 else 'lines'}{more}"
    return said(text if len(text) <= width else f"... {count} more{more.partition(' shows')[0]}")


def _turn(step: tuple[int, int, int | None]) -> tuple[int, int]:
    """When a step has its turn: by rank, and of equals the upper part first."""
    # But of gaps the lower: those are inside the verdict, while the upper ones set it off.
    rank, index, least = step
    return -rank, -index if least is None else index


class _Layout:
    """The parts as lines, getting fewer step by step."""

    def __init__(self, parts: list[Part], width: int) -> None:
        self._parts = parts
        self._width = width
        console = Console(file=StringIO(), width=width, markup=False, emoji=False, highlight=False)
        options = console.options.update(width=width, height=None)

        def lines_of(content: RenderableType) -> list[Line]:
            return list(console.render_lines(content, options, pad=False))

        self._whole = [lines_of(part.content) for part in parts]
        self._blocks = list(self._whole)
        self._has_gap = [not part.close for part in parts]

    def lines(self) -> list[Line]:
        """All that is left."""
        lines: list[Line] = []
        for block, has_gap in zip(self._blocks, self._has_gap, strict=True):
            if block:
                lines += [[], *block] if lines and has_gap else block
        return lines

    def shrink(self, height: int) -> None:
        """Take away what has to go, and no line more."""
        steps: list[tuple[int, int, int | None]] = [
            (APART if part.apart else GAPS, index, None) for index, part in enumerate(self._parts)
        ]
        steps += [(rank, index, least) for index, part in enumerate(self._parts) for rank, least in part.cuts]
        taken: list[tuple[int, list[Line] | None]] = []
        for _, index, least in sorted(steps, key=_turn):
            excess = len(self.lines()) - height
            if excess <= 0:
                break
            if least is None:
                taken.append((index, None))
                self._has_gap[index] = False
            else:
                taken.append((index, self._blocks[index]))
                self._cut(index, least, excess)
        # A part that went as a whole may have left more room than was needed.
        for index, block in reversed(taken[:-1]):
            self._give_back(index, block, height)

    def _give_back(self, index: int, block: list[Line] | None, height: int) -> None:
        """Undo a step where there is room for what it took: a block, or the empty line above it."""
        before = self._blocks[index], self._has_gap[index]
        if block is None:
            self._has_gap[index] = not self._parts[index].close
        else:
            self._blocks[index] = block
        if len(self.lines()) > height:
            self._blocks[index], self._has_gap[index] = before

    def _cut(self, index: int, least: int, excess: int) -> None:
        part, block, whole = self._parts[index], self._blocks[index], self._whole[index]
        if part.focus is not None:
            rows = part.rows or [1] * len(whole)
            self._blocks[index] = _around(whole, rows, part.focus, max(len(block) - excess, least))
            return
        if part.more is None or least == 0:
            self._blocks[index] = []
            return
        size = max(len(block) - excess, least)
        if size >= len(block):
            return
        kept = size - 1  # the line that tells of the others takes a place too
        missing = len(whole) - kept
        told = [_missing(missing, part.more, self._width)]
        self._blocks[index] = told + whole[missing:] if part.tail else whole[:kept] + told


def _around(lines: Sequence[Line], rows: Sequence[int], focus: int, size: int) -> list[Line]:
    """The first row of some lines, the one in `focus`, and the rows around it that fit into `size` lines."""
    if len(rows) < 2:
        return list(lines)
    first = last = focus
    room = size - rows[0] - rows[focus]
    grown = True
    while grown:
        grown = False
        if last + 1 < len(rows) and rows[last + 1] <= room:
            last, room, grown = last + 1, room - rows[last + 1], True
        if first > 1 and rows[first - 1] <= room:
            first, room, grown = first - 1, room - rows[first - 1], True
    start = sum(rows[:first])
    return [*lines[: rows[0]], *lines[start : start + sum(rows[first : last + 1])]]
