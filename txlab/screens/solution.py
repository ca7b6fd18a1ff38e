"""A solution and a comparison with it, in colour, for a terminal."""

import re
from collections.abc import Iterator

from pygments.token import Comment, Keyword, Operator, String
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.style import Style
from rich.syntax import ANSISyntaxTheme, Syntax
from rich.text import Text

from txlab.model import Exercise
from txlab.plain import plain
from txlab.screens.fit import Part
from txlab.screens.wrap import Wrapped, filled

_DEEPER = 4
_COMMENT = re.compile(r"\S  #")
# The terminal's own colours, and few of them: readable on a light background as well as on a dark one.
_THEME = ANSISyntaxTheme(
    {
        Keyword: Style(bold=True),
        Operator.Word: Style(bold=True),
        Comment: Style(dim=True),
        String: Style(color="green"),
    }
)
_STYLES = {"+": "green", "-": "red", "@": "cyan"}


class Code:
    """Python code in colour; a line too long is continued deeper than it begins."""

    def __init__(self, code: str) -> None:
        syntax = Syntax("", "python", theme=_THEME, background_color="default")
        self._text = syntax.highlight(code.rstrip("\n"))
        self._text.rstrip()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._text.split("\n", allow_blank=True):
            margin = len(line.plain) - len(line.plain.lstrip(" "))
            deeper = min(margin + _DEEPER, options.max_width // 2)
            if line.cell_len > options.max_width and _COMMENT.search(line.plain):
                # Above its line it can be copied with it; a second line of it would be no comment.
                at = line.plain.rindex("  #")
                yield Text(" " * margin).append_text(line[at + 2 :])
                line.truncate(len(line.plain[:at].rstrip()))
            if line.cell_len <= options.max_width:
                yield line
                continue
            first, *rest = line[margin:].wrap(console, max(options.max_width - deeper, 1))
            yield Text(" " * min(margin, deeper)).append_text(first)
            yield from (Text(" " * deeper).append_text(piece) for piece in rest)


def solution_view(exercise: Exercise, code: str, notes: str) -> RenderableType:
    """The code, highlighted, then why it is as it is."""
    parts: list[RenderableType] = [Text(f"{exercise.number}  {exercise.title}", style="bold")]
    for part in solution_parts(code, notes):
        parts += [Text(), part.content]
    return Group(*parts)


def solution_parts(code: str, notes: str) -> Iterator[Part]:
    """The same in parts, without the name of the exercise."""
    yield Part(Code(code))
    if notes:
        heading, text = _headed(plain(notes))
        yield Part(Text(heading, style="bold"), heads=True)
        yield Part(Wrapped(filled(text)))


def _headed(notes: str) -> tuple[str, str]:
    """The heading that notes begin with, one line above the rest, or one of ours; and the text."""
    heading, gap, text = notes.partition("\n\n")
    return (heading, text) if gap and "\n" not in heading else ("Why", notes)


def diff_view(lines: list[str]) -> RenderableType:
    """A unified diff with its added and removed lines coloured."""
    text = Text()
    for line in lines:
        style = "bold" if line.startswith(("---", "+++")) else _STYLES.get(line[:1], "default")
        text.append(plain(line), style=style)
        text.append("\n")
    text.rstrip()
    return text
