"""The lesson of an exercise: what the part is for, a trace by hand, and the goal."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from txlab.lesson import TITLE
from txlab.plain import plain
from txlab.screens.fit import Part
from txlab.screens.wrap import Wrapped, filled

NO_LESSON = "This exercise has no lesson text."


def lesson_texts(parts: Mapping[str, str]) -> Iterator[Part]:
    """The texts of a lesson under their headings."""
    headed = {heading: text for heading, text in parts.items() if heading != TITLE}
    for heading, text in headed.items():
        yield Part(Text(plain(heading), style="bold"), heads=True)
        yield Part(Wrapped(filled(plain(text))))
    if not headed:
        yield Part(Wrapped(NO_LESSON))
