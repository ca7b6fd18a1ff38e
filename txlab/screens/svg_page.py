"""What an SVG is put together from: rectangles and texts whose sizes are known before they are drawn."""

import math
import re
from xml.sax.saxutils import escape, quoteattr

from rich.cells import cell_len, set_cell_size

from txlab.plain import plain
from txlab.screens.colours import SERIES, hexed
from txlab.screens.picture_text import folded

SIZE = 13.0  # pixels of a letter's height, where nothing else is said
LINE = 19.0  # and from one line to the next
FOOT = 0.35  # of its height: how far below its middle a letter stands
WIDE = 760.0  # pixels for text, and for maps that can go below one another
PAPER, INK, QUIET, EDGE = "#faf9f5", "#1f2328", "#5b6169", "#8b9097"
HATCH = "txlab-hatch"

_ADVANCE = 0.62  # of the height: as wide as a letter of any common monospaced font, or a little wider
_FONTS = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MARGIN = 24.0
_LINES = (  # what sets the second and further series apart without colour, in a square of 8
    "",
    "M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4",
    "M0,2 h8 M0,6 h8",
    "M0,0 l8,8 M0,8 l8,-8",
)


def clean(text: str) -> str:
    """A text that XML allows."""
    return _FORBIDDEN.sub("", plain(text))


def escaped(text: str) -> str:
    """Text for between two tags: on one line, and nothing in it is a command to the log reader of CI."""
    return " ".join(escape(clean(text)).split("\n")).replace("##[", "#&#35;[")


def width_of(text: str, size: float = SIZE) -> float:
    """Pixels that a text takes at most."""
    return cell_len(text) * size * _ADVANCE


def cells_in(width: float, size: float = SIZE) -> int:
    """How many letters fit in so many pixels, at least one."""
    return max(int(width / (size * _ADVANCE)), 1)


def shortened(text: str, cells: int) -> str:
    """The text, or its beginning and "..." where it is longer than `cells` letters."""
    if cell_len(text) <= cells:
        return text
    return set_cell_size(text, max(cells - 3, 0)).rstrip() + "..."[:cells]


def series_fill(index: int) -> str:
    """How the bars of a series are filled."""
    place = index % len(SERIES)
    return f"url(#txlab-series-{place})" if place else hexed(SERIES[0])


class Page:
    """An SVG in the making, which grows with what is put on it; x and y are pixels from its inner corner."""

    def __init__(self) -> None:
        self._items: list[str] = []
        self._right = 0.0

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        tip: str = "",
        edge: str = "",
        thick: float = 1,
    ) -> None:
        """A rectangle, with a text that is shown when the mouse is over it."""
        stroke = f' stroke="{edge}" stroke-width="{_px(thick)}"' if edge else ""
        place = f'x="{_px(x)}" y="{_px(y)}" width="{_px(width)}" height="{_px(height)}"'
        shape = f'<rect {place} fill="{fill}"{stroke}'
        tipped = f' pointer-events="all"><title>{escaped(tip)}</title></rect>'
        self._items.append(shape + (tipped if tip else "/>"))
        self._right = max(self._right, x + width)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = SIZE,
        anchor: str = "start",
        fill: str = INK,
        bold: bool = False,
        upright: bool = False,
    ) -> None:
        """One line with its foot at y; `upright` turns it to be read from below."""
        if not text:
            return
        extra = ' font-weight="bold"' if bold else ""
        extra += f' text-anchor="{anchor}"' if anchor != "start" else ""
        extra += f' font-size="{_px(size)}"' if size != SIZE else ""
        extra += f' transform="rotate(-90 {_px(x)} {_px(y)})"' if upright else ""
        self._items.append(f'<text x="{_px(x)}" y="{_px(y)}" fill="{fill}"{extra}>{escaped(text)}</text>')
        if not upright:
            share = {"start": 1.0, "middle": 0.5, "end": 0.0}[anchor]
            self._right = max(self._right, x + width_of(text, size) * share)

    def lines(
        self,
        x: float,
        y: float,
        text: str,
        width: float,
        *,
        size: float = SIZE,
        fill: str = INK,
        bold: bool = False,
    ) -> float:
        """A text folded to a width in pixels, from y down; where the next thing may begin."""
        step = LINE * size / SIZE
        for line in folded(clean(text), cells_in(width, size)):
            self.text(x, y + step * 0.74, line, size=size, fill=fill, bold=bold)
            y += step
        return y

    def finished(self, title: str, told: str, height: float) -> str:
        """The whole document; `told` says in words what is to be seen."""
        across, down = math.ceil(self._right + 2 * _MARGIN), math.ceil(height + 2 * _MARGIN)
        return "\n".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}"'
                f' viewBox="0 0 {across} {down}" role="img" aria-labelledby="txlab-title txlab-desc"'
                f' font-family={quoteattr(_FONTS)} font-size="{_px(SIZE)}">',
                f'<title id="txlab-title">{escaped(title)}</title>',
                f'<desc id="txlab-desc">{escaped(told)}</desc>',
                "<defs>",
                _pattern(HATCH, "#ffffff", "#a3a8ae", _LINES[1]),
                *(
                    _pattern(f"txlab-series-{place}", hexed(colour), PAPER, _LINES[place])
                    for place, colour in enumerate(SERIES)
                    if place
                ),
                "</defs>",
                f'<rect width="{across}" height="{down}" rx="8" fill="{PAPER}"/>',
                # The number in a cell must not take the mouse from the cell, whose tip is wanted.
                f'<g transform="translate({_px(_MARGIN)} {_px(_MARGIN)})" pointer-events="none">',
                *self._items,
                "</g>",
                "</svg>",
                "",
            )
        )


def _pattern(name: str, ground: str, ink: str, lines: str) -> str:
    return (
        f'<pattern id="{name}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8" fill="{ground}"/>'
        f'<path d="{lines}" stroke="{ink}" stroke-width="1.5"/></pattern>'
    )


def _px(number: float) -> str:
    return f"{round(number, 1):g}"
