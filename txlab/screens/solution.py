"""A solution and a comparison with it, in colour, for a terminal."""

from rich.console import Group, RenderableType
from rich.syntax import Syntax
from rich.text import Text

from txlab.model import Exercise
from txlab.plain import plain
from txlab.screens.wrap import Wrapped, filled

_STYLES = {"+": "green", "-": "red", "@": "cyan"}


def solution_view(exercise: Exercise, code: str, notes: str) -> RenderableType:
    """The code, highlighted, then why it is as it is."""
    # The terminal's own colours on its own background: readable on a light one as well as a dark one.
    highlighted = Syntax(code, "python", theme="ansi_dark", background_color="default", word_wrap=True)
    parts: list[RenderableType] = [
        Text(f"{exercise.number}  {exercise.title}", style="bold"),
        Text(),
        highlighted,
    ]
    if notes:
        heading, text = _headed(plain(notes))
        parts += [Text(), Text(heading, style="bold"), Text(), Wrapped(filled(text))]
    return Group(*parts)


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
