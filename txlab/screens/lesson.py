"""The lesson of an exercise: what the part is for, a trace by hand, and the goal."""

import re
from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from txlab.lesson import TITLE
from txlab.model import Exercise
from txlab.plain import plain
from txlab.screens.fit import Part
from txlab.screens.wrap import READABLE, AtMost, Wrapped, filled

NO_LESSON = "This exercise has no lesson text."


def lesson_page(exercise: Exercise, parts: Mapping[str, str], has_picture: bool) -> RenderableType:
    """The lesson of an exercise by itself, and what else helps with it."""
    page: list[RenderableType] = [Text(f"{exercise.number}  {exercise.title}", style="bold")]
    for part in lesson_texts(parts):
        page += [Text(), part.content]
    number = exercise.number
    commands = [("the next hint", f"txlab hint {number}"), ("more to read", "txlab lesson")]
    if has_picture:
        commands.insert(0, ("a picture", f"txlab picture {number}"))
    further = "\n".join(f"{what:15}{command}" for what, command in commands)
    return AtMost(READABLE, Group(*page, Text(), Wrapped(further, "dim")))


def further_parts(topic: str, name: str, text: str) -> Iterator[Part]:
    """What the reading says of the trap or the convention that a failure is about."""
    from txlab.screens.reading import Prose  # noqa: PLC0415 (nothing else on a screen needs Markdown)

    kind = "The trap behind what failed" if topic == "traps" else "What the lab agrees on here"
    yield Part(Text(f"{kind}: {plain(name)}", style="bold"), heads=True)
    before = ""
    for block in re.split(r"\n\n+|\n(?=- )", plain(text)):
        yield Part(Prose(block), close=block.startswith("- ") and before.startswith("- "))
        before = block


def lesson_texts(parts: Mapping[str, str]) -> Iterator[Part]:
    """The texts of a lesson under their headings."""
    headed = {heading: text for heading, text in parts.items() if heading != TITLE}
    for heading, text in headed.items():
        yield Part(Text(plain(heading), style="bold"), heads=True)
        yield Part(Wrapped(filled(plain(text))))
    if not headed:
        yield Part(Wrapped(NO_LESSON))
