"""What the colours of a heat map stand for, and what is not on the scale."""

import math
from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text

from txlab.drawing import Maps
from txlab.screens.cells import Pen, style_on
from txlab.screens.colours import Colour, Tints
from txlab.screens.picture_numbers import Form, telling
from txlab.screens.picture_text import folded, line_of, one_line

_BAR = 24  # columns of the coloured bar, where there is room
_SWATCH = 3  # and of a single colour
_ODD = (
    (lambda value: value == -math.inf, "-inf (minus infinity)"),
    (lambda value: value == math.inf, "inf (infinity)"),
    (math.isnan, "nan (not a number)"),
)


def legend_lines(maps: Maps, tints: Tints, width: int, pen: Pen) -> list[Text]:
    """The colours or shades with their numbers, the scale's name, and a word on what is off the scale."""
    name = one_line(maps.scale.name)
    lines = list(_bar(name, tints, width) if pen.colour is Colour.FULL else _shades(name, tints, width, pen))
    return [*lines, *(line_of(line, "dim") for said in words_of(maps, tints) for line in folded(said, width))]


def words_of(maps: Maps, tints: Tints) -> Iterator[str]:
    """Sentences on the values that a colour does not stand for."""
    values = [value for heat in maps.maps for row in heat.values for value in row]
    odd = [word for is_it, word in _ODD if any(map(is_it, values))]
    if odd:
        listed = f"{', '.join(odd[:-1])} and {odd[-1]}" if odd[1:] else odd[0]
        yield f"{listed} {'have' if odd[1:] else 'has'} no place on the scale."
    if not all(tints.holds(value) for value in values if math.isfinite(value)):
        yield "What lies beyond an end of the scale is drawn as that end."


def form_of(tints: Tints) -> Form:
    """How the numbers of a legend are written."""
    return telling((tints.low, tints.high))


def _bar(name: str, tints: Tints, width: int) -> Iterator[Text]:
    form = form_of(tints)
    if tints.low == tints.high:
        swatch = line_of(" " * _SWATCH, style_on(tints.colour(tints.low)))
        yield from _named(line_of().append_text(swatch).append(f" {form.written(tints.low)}"), name, width)
        return
    low, high = form.written(tints.low), form.written(tints.high)
    steps = min(_BAR, width - len(low) - len(high) - 2) - 1 | 1  # odd, so that 0 has the middle
    line = line_of(f"{low} ")
    for step, value in enumerate(tints.along(steps)):
        is_zero = tints.diverging and step == steps // 2
        line.append("0" if is_zero else " ", style_on(tints.colour(value)))
    line.append(f" {high}")
    yield from _named(line, name, width)


def _shades(name: str, tints: Tints, width: int, pen: Pen) -> Iterator[Text]:
    """Each shade between the numbers where it begins and ends, in as many lines as that takes."""
    form = telling(tints.stops)
    start, *stops = map(form.written, tints.stops)
    pieces = [start, *(f"[{shade}] {stop}" for shade, stop in zip(pen.shades, stops, strict=True))]
    if tints.low == tints.high:
        pieces = [f"[{pen.shades[tints.level(tints.low)]}] {start}"]
    line = ", ".join(filter(None, (name, "by its size" if tints.diverging else "")))
    line = f"{line}:" if line else ""
    if cell_len(line) > width:
        yield from map(line_of, folded(line, width))
        line = ""
    for piece in pieces:
        if line and cell_len(line) + 1 + len(piece) > width:
            yield line_of(line)
            line = piece
        else:
            line = f"{line} {piece}" if line else piece
    yield line_of(line)


def _named(line: Text, name: str, width: int) -> Iterator[Text]:
    """The name behind the bar, or below it."""
    if line.cell_len + 2 + cell_len(name) <= width:
        line.append(f"  {name}")
        name = ""
    yield line
    yield from map(line_of, folded(name, width))
