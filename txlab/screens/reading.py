"""A part of the lab's reading: Markdown in the terminal's own colours, and the list of parts."""

import re
from collections.abc import Sequence
from itertools import dropwhile
from typing import ClassVar

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markdown import CodeBlock, Heading, Markdown, MarkdownElement, TableElement
from rich.segment import Segment
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from txlab.model import Exercise
from txlab.plain import plain
from txlab.reading import Topic
from txlab.screens.solution import Code
from txlab.screens.wrap import READABLE, Wrapped

_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_LONG = 34  # characters, more than which are continued on the next line
_SPACE = "\ue000"  # stands for a space at which no line may end; a private letter, one column wide
_OURS = str.maketrans({_SPACE: " ", "\u2022": "-", "\u2500": "-"})  # for a page in any encoding
_THEME = Theme(
    {
        "markdown.code": "bold",
        "markdown.code_block": "none",
        "markdown.item.bullet": "dim",
        "markdown.item.number": "none",
        "markdown.table.header": "bold",
        "markdown.table.border": "dim",
        "markdown.em": "italic",
        "markdown.strong": "bold",
    }
)


class _Heading(Heading):
    """A heading at the left, as everything else is."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.text.plain, style="bold")


class _Code(CodeBlock):
    """Code in the colours that solutions have."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Code(str(self.text))


class _Table(TableElement):
    """A table whose rows are set apart, since their cells have several lines."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for each in super().__rich_console__(console, options):
            if isinstance(each, Table):
                each.box, each.leading = SIMPLE_HEAD, 1
                each.show_edge = each.pad_edge = False
            yield each


class _Markdown(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "heading_open": _Heading,
        "fence": _Code,
        "code_block": _Code,
        "table_open": _Table,
    }


class Prose:
    """Markdown, in lines that are not too long to follow."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrowed = options.update(width=min(options.max_width, READABLE))
        shows_bold = console.color_system is not None
        markdown = _Markdown(_with_whole_code(self._text, shows_bold), hyperlinks=False)
        with console.use_theme(_THEME):
            lines = console.render_lines(markdown, narrowed, pad=False)
        for line in dropwhile(_is_empty, lines):
            yield from (Segment(each.text.translate(_OURS), each.style) for each in line)
            yield Segment.line()


def _is_empty(line: Sequence[Segment]) -> bool:
    return not any(each.text.strip() for each in line)


def _with_whole_code(text: str, shows_bold: bool) -> str:
    """The text with each short formula in one piece; where it cannot be bold, it keeps its marks."""

    def whole(found: re.Match[str]) -> str:
        code = found[1] if len(found[1]) > _LONG else found[1].replace(" ", _SPACE)
        return f"`{code}`" if shows_bold else f"`` `{code}` ``"

    return _CODE.sub(whole, text)


def topic_page(topic: Topic) -> RenderableType:
    """One topic, whole."""
    return Group(Text(topic.heading, style="bold"), Text(), Prose(plain(topic.text)))


def contents(title: str, topics: Sequence[Topic], exercises: Sequence[Exercise]) -> RenderableType:
    """What there is to read, with the command for each."""
    named = [(topic.name, topic.heading) for topic in topics]
    named += [(str(exercise.number), exercise.title) for exercise in exercises]
    commands = [(f"txlab lesson {name}", heading) for name, heading in named]
    commands += [("txlab checklist", "What you should be able to do"), ("txlab quiz", "A few questions")]
    width = max(len(command) for command, _ in commands)
    lines = [f"  {command:{width}}  {heading}" for command, heading in commands]
    return Group(Text(f"{title}: what there is to read", style="bold"), Text(), Wrapped("\n".join(lines)))
