"""Text whose wrapped lines stay under what they continue."""

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

_LABEL = re.compile(r"( *\S+(?: \S+)*? {2,})(?=\S)")
_SET_APART = re.compile(r"\s|$|[-*] |\d+\. ")
_ITEM = re.compile(r" *(?:[-*]|\d+\.) (?=\S)")
_DEEPER = 2
READABLE = 100  # columns; longer lines are hard to follow
_ROOMY = 60  # columns; below it, indentation is small


class Wrapped:
    """Text for a narrow screen: a line too long is continued below its own column, not at the edge.

    A line such as `got     [1, 2]` has a label, and what follows it is kept in one column.
    A `mark` stands before the first line, and the others begin below its end.
    """

    def __init__(self, text: str, style: str = "", indent: int = 0, mark: Text | None = None) -> None:
        self._lines = text.expandtabs().split("\n")
        self._style = style
        self._indent = indent
        self._mark = mark

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = self._indent if options.max_width >= _ROOMY else min(self._indent, _DEEPER)
        mark = self._mark
        if mark is not None:
            indent = mark.cell_len
        width = max(options.max_width - indent, 1)
        style = console.get_style(self._style) if self._style else Style()
        for line in self._lines:
            for piece in _pieces(console, line, width):
                if mark is not None:
                    yield Segment(mark.plain, console.get_style(mark.style))
                    mark = None
                elif piece:
                    yield Segment(" " * indent)
                yield Segment(piece, style)
                yield Segment.line()


class AtMost:
    """Something that is drawn in so many columns, or in fewer where there are fewer."""

    def __init__(self, width: int, content: RenderableType) -> None:
        self._width = width
        self._content = content

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from console.render(self._content, options.update(width=min(options.max_width, self._width)))


class Keyed(Wrapped):
    """A word on keys, told apart because a plain stream has none."""


def filled(text: str) -> str:
    """Text with each paragraph on one line, to be wrapped anew; indented lines and list items stay lines."""
    lines: list[str] = []
    joins, margin = False, 0
    for line in text.split("\n"):
        item = _ITEM.match(line)
        goes_on = margin > 0 and len(line) - len(line.lstrip(" ")) == margin and line.strip() != ""
        if goes_on or (joins and _SET_APART.match(line) is None):
            lines[-1] += f" {line.strip()}"
            continue
        lines.append(line)
        joins = bool(line.strip()) and not line[0].isspace()
        margin = item.end() if item is not None and joins else 0
    return "\n".join(lines)


def _pieces(console: Console, line: str, width: int) -> Iterator[str]:
    """A line as pieces of at most `width` columns."""
    # Text far to the right moves to the left: better so than a letter on a line.
    margin = min(len(line) - len(line.lstrip(" ")), width // 4)
    label = _ITEM.match(line) or _LABEL.match(line)
    if Text(line).cell_len <= width:
        yield line
    elif label is not None and label.end() <= width // 2:
        yield from _hung(console, label[0], line[label.end() :], width)
    elif label is not None and margin:
        # No room beside the label, so it gets a line of its own.
        yield from _hung(console, " " * margin, label[0].strip(), width)
        yield from _hung(console, " " * (margin + _DEEPER), line[label.end() :], width)
    else:
        yield from _hung(console, " " * margin, line.lstrip(" "), width)


def _hung(console: Console, label: str, text: str, width: int) -> Iterator[str]:
    """`text` beside its label, the further lines below its beginning."""
    taken = cell_len(label)
    for number, piece in enumerate(Text(text).wrap(console, max(width - taken, 1), overflow="fold")):
        yield f"{label if number == 0 else ' ' * taken}{piece.plain.rstrip()}"
