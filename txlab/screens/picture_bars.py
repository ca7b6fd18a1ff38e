"""Bars from one start on one scale, each with its number at the end."""

import math
from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text

from txlab.drawing import Bars
from txlab.screens.cells import Pen
from txlab.screens.colours import SERIES, Colour, hexed
from txlab.screens.picture_numbers import forms
from txlab.screens.picture_text import cut, folded, label, line_of, one_line, to_right

_BLOCKS, _PLAIN = "█▒▓░", "#=+-"
_LABEL = 24  # columns of a label beside its bars at most, and a third of the screen
_DEEPER = 2
_LONGEST = 60  # columns of the longest bar, where there is room


def bars_lines(bars: Bars, width: int, pen: Pen) -> list[Text]:
    """The bars, for each label those of all series, in lines of at most `width` columns."""
    lines = [line_of(line, "bold") for line in folded(one_line(bars.title), width)]
    return [*lines, *_legend(bars, width, pen), *_bars(bars, width, pen)]


def share_of(number: float, largest: float) -> float:
    """How long a bar is, 0 to 1 of the longest; 0 for what is no size."""
    return number / largest if math.isfinite(number) and 0 < number <= largest else 0.0


def largest_of(bars: Bars) -> float:
    """The number for the longest bar."""
    numbers = [number for series in bars.series for number in series.numbers if math.isfinite(number)]
    return max(numbers, default=0.0)


def _bars(bars: Bars, width: int, pen: Pen) -> Iterator[Text]:
    names = [label(name, pen.unicode) for name in bars.labels]
    margin = max(map(cell_len, names), default=0)
    is_beside = margin <= min(_LABEL, width // 3)
    margin = margin if is_beside else _DEEPER
    numbers = [number for series in bars.series for number in series.numbers]
    form = forms(numbers)[0]
    room = min(width - margin - 2 - form.width(numbers), _LONGEST)
    largest = largest_of(bars)
    for place, name in enumerate(names):
        if not is_beside:
            yield line_of(cut(name, width, pen.unicode))
        head = to_right(name if is_beside else "", margin)
        for index, series in enumerate(bars.series):
            if place >= len(series.numbers):
                continue
            number = series.numbers[place]
            line = line_of(f"{head} ")
            share = share_of(number, largest)
            # What is above 0 is seen, however small.
            line.append(_fill(index, pen) * max(round(share * room), share > 0), _style(index, pen))
            line.append(f" {form.written(number)}")
            yield line
            head = " " * margin


def _legend(bars: Bars, width: int, pen: Pen) -> Iterator[Text]:
    """The name of each series behind a piece of its bar."""
    line = line_of()
    for index, series in enumerate(bars.series):
        name = cut(one_line(series.name), width - 3, pen.unicode)
        if not name:
            continue
        if line.cell_len and line.cell_len + 3 + 3 + cell_len(name) > width:
            yield line
            line = line_of()
        line.append("   " if line.cell_len else "")
        line.append(_fill(index, pen) * 2, _style(index, pen)).append(f" {name}")
    if line.cell_len:
        yield line


def _fill(index: int, pen: Pen) -> str:
    fills = _BLOCKS if pen.unicode else _PLAIN
    return fills[index % len(fills)]


def _style(index: int, pen: Pen) -> str:
    return hexed(SERIES[index % len(SERIES)]) if pen.colour is Colour.FULL else ""
