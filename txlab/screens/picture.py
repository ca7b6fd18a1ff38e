"""A picture of what a learner's functions computed, from top to bottom."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from txlab.drawing import Maps, Part, Picture, Strips
from txlab.plain import plain
from txlab.screens.cells import Pen
from txlab.screens.colours import Colour
from txlab.screens.heat import maps_lines
from txlab.screens.picture_bars import bars_lines
from txlab.screens.picture_strips import strips_lines
from txlab.screens.picture_text import line_of
from txlab.screens.wrap import Wrapped


def picture_view(picture: Picture, width: int, colour: Colour, unicode: bool) -> RenderableType:
    """The picture in lines of at most `width` columns (20 or more).

    Without colour, shades of characters stand for the numbers; without
    `unicode`, only ASCII is drawn (labels are the learner's).
    """
    return Group(*_rows(picture, width, Pen(colour, unicode)))


def _rows(picture: Picture, width: int, pen: Pen) -> Iterator[RenderableType]:
    yield _said(picture.title, width, "bold")
    for part in picture.parts:
        yield line_of()
        yield from _lines(part, width, pen)
        if part.note:
            yield _said(part.note, width)
    if picture.note:
        yield line_of()
        yield _said(picture.note, width)


def _lines(part: Part, width: int, pen: Pen) -> list[Text]:
    if isinstance(part, Maps):
        return maps_lines(part, width, pen)
    return strips_lines(part, width, pen) if isinstance(part, Strips) else bars_lines(part, width, pen)


def _said(text: str, width: int, style: str = "") -> RenderableType:
    return Constrain(Wrapped(plain(text), style), width)
