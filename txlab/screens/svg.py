"""A picture as an SVG that stands alone: no script, no font and nothing else from elsewhere."""

from collections.abc import Iterator

from txlab.drawing import Maps, Part, Picture, Strips
from txlab.screens.picture_text import one_line
from txlab.screens.svg_heat import draw_maps
from txlab.screens.svg_heat import told as told_maps
from txlab.screens.svg_page import LINE, WIDE, Page
from txlab.screens.svg_rows import draw_bars, draw_strips, told_bars, told_strips

_TITLE = 17.0  # pixels


def picture_svg(picture: Picture) -> str:
    """The picture as a document of its own, on a light ground of its own; sizes are in pixels."""
    page = Page()
    y = page.lines(0, 0, picture.title, WIDE, size=_TITLE, bold=True)
    for part in picture.parts:
        y = _draw(page, part, y + LINE)
        y = _said(page, part.note, y)
    if picture.note:
        y = _said(page, picture.note, y + LINE)
    told = " ".join(sentence for part in picture.parts for sentence in _told(part))
    return page.finished(one_line(picture.title), f"{told} {one_line(picture.note)}".strip(), y)


def _draw(page: Page, part: Part, top: float) -> float:
    if isinstance(part, Maps):
        return draw_maps(page, part, top)
    return draw_strips(page, part, top) if isinstance(part, Strips) else draw_bars(page, part, top)


def _told(part: Part) -> Iterator[str]:
    if isinstance(part, Maps):
        yield from told_maps(part)
    else:
        yield from told_strips(part) if isinstance(part, Strips) else told_bars(part)
    if part.note:
        yield part.note


def _said(page: Page, text: str, top: float) -> float:
    for line in text.split("\n"):
        top = page.lines(0, top, line, WIDE)
    return top
