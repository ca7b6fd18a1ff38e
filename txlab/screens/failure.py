"""A failure on the watch screen, in parts that give way in their order of use to the learner."""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from rich.text import Text

from txlab.model import Failure
from txlab.plain import plain
from txlab.screens.fit import Part
from txlab.screens.wrap import Wrapped

GIVEN, SAID, KEPT = "given", "said", "kept"
_KINDS = ((re.compile("given +"), GIVEN), (re.compile("wanted +|got +|What this looks |Where to look"), KEPT))
_ALL = ": o shows all"
_INDENT = 5


def failure_parts(failure: Failure, file: Path, shown: str, behind_hint: bool) -> Iterator[Part]:
    """The failing check's title, its message and the line of the file it points at.

    What was given goes first, then the sentences; what was wanted and got, what
    the mistake looks like and where to look stay, unless the learner asked for a
    hint (`behind_hint`) and there is no room for both.
    """
    yield Part(Wrapped(plain(failure.title), "bold", mark=Text("x  ", "red")))
    cuts: dict[str, tuple[tuple[int, int], ...]] = {GIVEN: ((40, 1), (30, 0)), SAID: ((20, 2),), KEPT: ()}
    if behind_hint:
        cuts |= {SAID: ((20, 2), (2, 0)), KEPT: ((1, 1),)}
    for kind, text, is_close in _blocks(plain(failure.message).strip("\n")):
        yield Part(Wrapped(text, indent=_INDENT), cuts[kind], more=_ALL, close=is_close)
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
