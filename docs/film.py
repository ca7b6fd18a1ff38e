"""Moments of a terminal as one SVG that shows them in turn: a strip of film that moves behind a window."""

import io
import re
from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from string import Template
from typing import Any

import pyte
from pyte.screens import Char
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.text import Text

COLUMNS, ROWS = 80, 24

_SECONDS = 5  # for each moment
_FALLBACK = 1  # the moment of a viewer that does not move: the verdict says most
_CELL, _LINE = 12, 24.4  # how wide and how high rich makes a cell of a font that is 0.6 as wide as high
_LINK = re.compile(r"\x1b\]8;[^;]*;([^\x1b]*)\x1b\\")
_LEFT_OUT = re.compile(r' clip-path="[^"]*"|<text [^>]*>(?=\n</text>)|(?<=\n)</text>')
# What the screens use of it is at least 4.5:1 on the background, as the tests measure.
_THEME = TerminalTheme(
    (13, 17, 23),
    (230, 237, 243),
    [
        (139, 148, 158), (255, 143, 134), (110, 220, 120), (235, 190, 90),
        (130, 185, 255), (215, 165, 255), (110, 215, 225), (230, 237, 243),
    ],
)  # fmt: skip
_SVG = Template("""\
<svg xmlns="http://www.w3.org/2000/svg" width="$width" height="$height" viewBox="0 0 $width $height" \
role="img" aria-labelledby="film-title film-desc">
<title id="film-title">$title</title>
<desc id="film-desc">$told</desc>
<style>
.film { font: 20px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
animation: film ${seconds}s steps($count) infinite; }
.film text { white-space: pre; }
@keyframes film { from { transform: translateY(0); } to { transform: translateY(-${strip}px); } }
@media (prefers-reduced-motion: reduce) { .film { animation: none; } }
$styles
</style>
<rect x="0.5" y="0.5" width="$inner" height="$lower" rx="8" fill="$background" stroke="#57606a"/>
<path d="M1 42H$inner" stroke="#57606a"/>
<svg x="16" y="9" width="$line" height="$window">
<g class="film" transform="translate(0 -$still)" xml:space="preserve">
$matrix
</g>
</svg>
</svg>
""")


class Screen(pyte.Screen):
    """A screen that keeps dim text, which pyte drops: txlab never blinks, so blinking stands for it."""

    def select_graphic_rendition(self, *codes: int, **kept: Any) -> None:
        is_plain = not {38, 48} & set(codes)  # else a 2 may be part of a colour
        super().select_graphic_rendition(*(5 if code == 2 and is_plain else code for code in codes), **kept)


def screen_of(written: str) -> Screen:
    """What a terminal shows after all of `written`; links are underlined, and where they lead is lost."""
    screen = Screen(COLUMNS, ROWS)
    pyte.Stream(screen).feed(_LINK.sub(lambda link: "\x1b[4m" if link[1] else "\x1b[24m", written))
    return screen


def text_of(screen: pyte.Screen) -> Text:
    """A screen with its styles, a line for each row."""
    return Text("\n").join(_row(screen.buffer[y]) for y in range(screen.lines))


def film(title: str, moments: Sequence[tuple[str, Text]]) -> str:
    """The SVG of moments, each a caption and what the screen shows then."""
    console = Console(record=True, width=COLUMNS, color_system="truecolor", file=io.StringIO())
    for caption, text in moments:
        console.print(Text(caption, "bold"), "", text, sep="\n")
    # Only the parts are rich's: the frame around them would load its font from a host.
    parts = console.export_svg(
        theme=_THEME, code_format="{styles}\0{backgrounds}{matrix}", font_aspect_ratio=0.6, unique_id="film"
    )
    # The window cuts, so no line has to; rich draws line ends as letters; and copied text wants plain spaces.
    styles, matrix = _LEFT_OUT.sub("", parts).replace("&#160;", " ").split("\0")
    height = (ROWS + 2) * _LINE
    numbers = {
        "line": COLUMNS * _CELL,
        "width": COLUMNS * _CELL + 32,
        "inner": COLUMNS * _CELL + 31,
        "window": height,
        "height": height + 18,
        "lower": height + 17,
        "strip": height * len(moments),
        "still": height * _FALLBACK,
        "seconds": _SECONDS * len(moments),
        "count": len(moments),
    }
    return _SVG.substitute(
        {name: f"{number:g}" for name, number in numbers.items()},
        title=escape(title),
        told=escape(" ".join(f"{caption}." for caption, _ in moments)),
        background=_THEME.background_color.hex,
        styles=styles,
        matrix=matrix.rstrip("\n"),
    )


def _row(cells: Mapping[int, Char]) -> Text:
    row = Text()
    for style, run in groupby((cells[x] for x in range(COLUMNS)), _style):
        row.append("".join(cell.data for cell in run), style)
    row.rstrip()
    return row


def _style(cell: Char) -> Style:
    return Style(
        color=_color(cell.fg),
        bgcolor=_color(cell.bg),
        bold=cell.bold,
        dim=cell.blink,
        italic=cell.italics,
        underline=cell.underscore,
        reverse=cell.reverse,
    )


def _color(name: str) -> str | None:
    if name == "default":
        return None
    if re.fullmatch("[0-9a-f]{6}", name):
        return f"#{name}"
    return name.replace("brown", "yellow").replace("bright", "bright_")
