"""Heat maps as SVG: a rectangle for each cell, with its number in it where there is room."""

import math
from collections.abc import Iterator, Sequence

from txlab.drawing import HeatMap, Maps
from txlab.screens.colours import Tints, hexed, ink_on, tints_of
from txlab.screens.heat import axes_of
from txlab.screens.heat_layout import column_count, column_labels, row_labels
from txlab.screens.heat_legend import form_of, words_of
from txlab.screens.picture_numbers import in_full
from txlab.screens.picture_text import folded, one_line
from txlab.screens.svg_frame import BETWEEN, GAP, NUMBER, SMALL, Frame, frame_of, names_above, names_left
from txlab.screens.svg_page import (
    EDGE,
    FOOT,
    HATCH,
    INK,
    LINE,
    PAPER,
    QUIET,
    SIZE,
    WIDE,
    Page,
    cells_in,
    clean,
    width_of,
)

_STEP = 4.0  # pixels of each colour in the legend
_STEPS, _SWATCH = 65, 6  # so many in its bar, and in the bar of a single colour


def draw_maps(page: Page, maps: Maps, top: float) -> float:
    """Puts the maps and their legend on the page from `top` down; where the next thing may begin."""
    tints = tints_of(maps.scale)
    frame = frame_of(maps)
    top = page.lines(0, top, frame.axes, WIDE, fill=QUIET)
    for row in frame.rows(maps.maps):
        heads = [list(_head(heat, frame, len(row) == 1)) for heat in row]
        start = top + max(map(len, heads)) * LINE
        x = bottom = 0.0
        for heat, head in zip(row, heads, strict=True):
            for number, (line, is_bold) in enumerate(head):
                y = start - (len(head) - number) * LINE + LINE * 0.74
                page.text(x, y, line, bold=is_bold, fill=INK if is_bold else QUIET)
            bottom = max(bottom, _draw(page, heat, frame, tints, x, start))
            x += frame.width(heat) + BETWEEN
        top = bottom + LINE
    return _legend(page, maps, tints, top)


def told(maps: Maps) -> Iterator[str]:
    """The maps in words, for those who hear the picture."""
    for heat in maps.maps:
        axes = axes_of(heat)
        size = f"{len(heat.values)} rows and {column_count(heat)} columns{f' ({axes})' if axes else ''}"
        yield f"Heat map {one_line(heat.title)}: {size}." if heat.title else f"Heat map: {size}."
    tints = tints_of(maps.scale)
    low, high = map(form_of(tints).written, (tints.low, tints.high))
    name = one_line(maps.scale.name)
    yield f"Colours run from {low} to {high}{f' ({name})' if name else ''}."
    yield from words_of(maps, tints)


def _head(heat: HeatMap, frame: Frame, is_alone: bool) -> Iterator[tuple[str, bool]]:
    """The lines above a map, and whether each is bold; a map that is alone has all the page for them."""
    title, axes = frame.head(heat)
    cells = cells_in(max(WIDE, frame.width(heat)) if is_alone else frame.width(heat))
    yield from ((line, True) for line in folded(title, cells))
    yield from ((line, False) for line in folded(axes, cells))


def _draw(page: Page, heat: HeatMap, frame: Frame, tints: Tints, left: float, top: float) -> float:
    """One map with its labels; the foot of it."""
    x, y = left + frame.labels, top + frame.heading
    _names(page, heat, frame, x, y)
    columns, rows = column_labels(heat, True), row_labels(heat, True)
    for row, values in enumerate(heat.values):
        for column, value in enumerate(values):
            tip = f"{rows[row] or f'row {row}'}, {columns[column] or f'column {column}'}: {in_full(value)}"
            _cell(page, value, frame, tints, x + column * frame.across, y + row * frame.down, tip)
    across, down = len(columns) * frame.across, len(rows) * frame.down
    page.rect(x, y, across, down, "none", edge=EDGE)
    return y + down


def _names(page: Page, heat: HeatMap, frame: Frame, x: float, y: float) -> None:
    """The labels around a map whose corner is x, y; those that would touch are told by the cells alone."""
    for place, name in _each(names_above(heat), frame.across if frame.upright else math.inf):
        middle = x + (place + 0.5) * frame.across
        if frame.upright:
            page.text(middle + SIZE * FOOT, y - GAP, name, upright=True)
        else:
            page.text(middle, y - GAP, name, anchor="middle")
    for place, name in _each(names_left(heat), frame.down):
        page.text(x - GAP, y + (place + 0.5) * frame.down + SIZE * FOOT, name, anchor="end")


def _each(names: Sequence[str], room: float) -> Iterator[tuple[int, str]]:
    """As many of the names as there is room for, evenly, each with its place."""
    step = math.ceil((SIZE + 2) / room) if room < math.inf else 1
    return ((place, names[place]) for place in range(0, len(names), step))


def _cell(page: Page, value: float, frame: Frame, tints: Tints, x: float, y: float, tip: str) -> None:
    is_odd = not math.isfinite(value)
    ground = tints.colour(0.0 if is_odd else value)
    page.rect(x, y, frame.across, frame.down, f"url(#{HATCH})" if is_odd else hexed(ground), tip, edge=PAPER)
    size = NUMBER if frame.form else SMALL
    middle, foot = x + frame.across / 2, y + frame.down / 2 + size * FOOT
    if is_odd:
        text = str(float(value))
        page.rect(middle - width_of(text, size) / 2, foot - size, width_of(text, size), size * 1.3, PAPER)
        page.text(middle, foot, text, size=size, anchor="middle", bold=True)
    elif frame.form:
        number = frame.form.written(value)
        page.text(middle, foot, number, size=size, anchor="middle", fill=hexed(ink_on(ground)))


def _legend(page: Page, maps: Maps, tints: Tints, top: float) -> float:
    """The bar of colours with its numbers and its name, and a word on what has no colour."""
    form = form_of(tints)
    foot = top + LINE * 0.74
    low, high = form.written(tints.low), form.written(tints.high)
    x, steps = 0.0, _SWATCH
    if tints.low != tints.high:
        page.text(x, foot, low)
        x, steps = math.ceil(width_of(low) + GAP), _STEPS
    for step, value in enumerate(tints.along(steps)):
        page.rect(x + step * _STEP, top, _STEP, LINE - 1, hexed(tints.colour(value)))
    page.rect(x, top, steps * _STEP, LINE - 1, "none", edge=EDGE)
    if tints.diverging:
        page.text(x + steps * _STEP / 2, foot, "0", anchor="middle")
    x += steps * _STEP + GAP
    page.text(x, foot, high)
    x += width_of(high) + 2 * GAP
    name = one_line(clean(maps.scale.name))
    if x + width_of(name) <= WIDE:
        page.text(x, foot, name)
        name = ""
    top = page.lines(0, top + LINE, name, WIDE)
    for sentence in words_of(maps, tints):
        top = page.lines(0, top, sentence, WIDE, fill=QUIET)
    return top
