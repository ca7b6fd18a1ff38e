"""Strips and bars as SVG."""

from collections.abc import Iterator

from txlab.drawing import Bars, Strip, Strips
from txlab.screens.colours import MARKED, hexed
from txlab.screens.picture_bars import largest_of, share_of
from txlab.screens.picture_numbers import forms, in_full
from txlab.screens.picture_text import label, one_line, token
from txlab.screens.svg_page import (
    EDGE,
    FOOT,
    INK,
    LINE,
    QUIET,
    SIZE,
    WIDE,
    Page,
    cells_in,
    clean,
    series_fill,
    shortened,
    width_of,
)

_BOX = 26.0  # pixels that a box is high
_INSIDE = 7.0  # from its edge to its text
_GAP = 4.0
_LABEL = 24  # letters of a label at most
_BAR = 15.0  # pixels that a bar is thick
_LONGEST = 460.0
_APART = 8.0  # between the bars of two labels


def draw_strips(page: Page, strips: Strips, top: float) -> float:
    """Puts the strips on the page from `top` down; where the next thing may begin."""
    top = page.lines(0, top, one_line(strips.title), WIDE, bold=True) + _GAP
    names = [shortened(one_line(clean(strip.label)), _LABEL) for strip in strips.strips]
    indent = max(map(width_of, names), default=0.0)
    indent += 2 * _INSIDE if indent else 0.0
    for name, strip in zip(names, strips.strips, strict=True):
        page.text(0, top + _BOX / 2 + SIZE * FOOT, name)
        top = _draw(page, strip, indent, top) + 2 * _GAP
    return top - _GAP


def _draw(page: Page, strip: Strip, left: float, top: float) -> float:
    """The boxes of one strip, as wide as their texts, and the note behind or below."""
    x = left
    for place, text in enumerate(strip.cells):
        shown = shortened(clean(token(text, True)), cells_in(WIDE - left - 2 * _INSIDE))
        width = width_of(shown) + 2 * _INSIDE
        if x > left and x + width > WIDE:
            x, top = left, top + _BOX + _GAP
        is_marked = place in strip.marked
        fill, edge, thick = (hexed(MARKED), INK, 2) if is_marked else ("#ffffff", EDGE, 1)
        page.rect(x, top, width, _BOX, fill, token(text, True), edge, thick)
        foot = top + _BOX / 2 + SIZE * FOOT
        page.text(x + width / 2, foot, shown, anchor="middle", bold=is_marked)
        x += width + _GAP
    note = one_line(clean(strip.note))
    if x + 2 * _GAP + width_of(note) <= WIDE:
        page.text(x + 2 * _GAP, top + _BOX / 2 + SIZE * FOOT, note, fill=QUIET)
        return top + _BOX
    return page.lines(left, top + _BOX + _GAP, note, WIDE - left, fill=QUIET)


def draw_bars(page: Page, bars: Bars, top: float) -> float:
    """Puts the bars on the page from `top` down; where the next thing may begin."""
    top = page.lines(0, top, one_line(bars.title), WIDE, bold=True) + _GAP
    top = _legend(page, bars, top) + _GAP
    names = [shortened(clean(label(name, True)), _LABEL) for name in bars.labels]
    left = max(map(width_of, names), default=0.0) + _INSIDE
    form = forms([number for series in bars.series for number in series.numbers])[0]
    largest = largest_of(bars)
    for place, name in enumerate(names):
        group = [(index, series) for index, series in enumerate(bars.series) if place < len(series.numbers)]
        page.text(left - _INSIDE, top + max(len(group), 1) * _BAR / 2 + SIZE * FOOT, name, anchor="end")
        for index, series in group:
            number = series.numbers[place]
            long = share_of(number, largest) * _LONGEST
            tip = f"{name}, {one_line(series.name)}: {in_full(number)}"
            page.rect(left, top, long, _BAR - 1, series_fill(index), tip)
            page.text(left + long + _INSIDE, top + _BAR / 2 + SIZE * FOOT - 0.5, form.written(number))
            top += _BAR
        top += _APART + (0 if group else _BAR)
    return top


def _legend(page: Page, bars: Bars, top: float) -> float:
    """The name of each series behind a piece of its bar."""
    x = 0.0
    for index, series in enumerate(bars.series):
        name = shortened(one_line(clean(series.name)), cells_in(WIDE - 40))
        width = 30 + width_of(name) + 4 * _INSIDE
        if x and x + width > WIDE:
            x, top = 0.0, top + LINE
        if name:
            page.rect(x, top + 2, 22, LINE - 5, series_fill(index))
            page.text(x + 30, top + LINE * 0.74, name)
            x += width
    return top + LINE if x else top


def told_strips(strips: Strips) -> Iterator[str]:
    """The strips in words, for those who hear the picture."""
    yield f"{one_line(strips.title)}:"
    for strip in strips.strips:
        cells = " | ".join(token(cell, True) for cell in strip.cells)
        yield f"{one_line(strip.label)}: {cells}{f' ({one_line(strip.note)})' if strip.note else ''}."


def told_bars(bars: Bars) -> Iterator[str]:
    """The bars in words, for those who hear the picture."""
    yield f"Bars, {one_line(bars.title)}:"
    for series in bars.series:
        pairs = ", ".join(
            f"{one_line(name)} {in_full(number)}"
            for name, number in zip(bars.labels, series.numbers, strict=False)
        )
        yield f"{one_line(series.name)}: {pairs}."
