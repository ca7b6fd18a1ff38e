"""How large the cells of heat maps are in an SVG, and what is around them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from txlab.drawing import HeatMap, Maps
from txlab.screens.heat import axes_of, shared_axes
from txlab.screens.heat_layout import column_count, column_labels, in_rows, row_labels
from txlab.screens.picture_numbers import Form, forms
from txlab.screens.picture_text import one_line
from txlab.screens.svg_page import SIZE, WIDE, clean, shortened, width_of

BETWEEN = 36.0  # pixels between maps
GAP = 6.0  # and between labels and cells
NUMBER, SMALL = 12.0, 9.0  # letters in a cell with a number, and in one that has no room for it
_MOST = 1100.0  # pixels across, above which cells lose their numbers and then shrink
_HIGH, _SQUARE, _LEAST = 26.0, 22.0, 10.0  # a cell with a number is so high; one without is a square
_ODD = 26.0  # room for "-inf" in small letters
_ROW_LABEL, _COLUMN_LABEL = 24, 16  # letters at most
_HEAD = 150.0  # pixels that a title may take where its map is narrower


@dataclass(frozen=True, slots=True)
class Frame:
    """The sizes that all maps of one `Maps` share, in pixels; without a form no numbers are written."""

    across: float  # a cell
    down: float
    labels: float  # to the left of the cells
    heading: float  # above them
    upright: bool  # so are the labels of the columns
    form: Form | None
    axes: str  # where they are the same for several maps

    def head(self, heat: HeatMap) -> tuple[str, str]:
        """What stands above a map: its title and its axes."""
        return one_line(clean(heat.title)), "" if self.axes else clean(axes_of(heat))

    def width(self, heat: HeatMap) -> float:
        """What a map takes with its labels and what stands above it."""
        head = min(max(map(width_of, self.head(heat))), _HEAD)
        return max(self.labels + column_count(heat) * self.across, head)

    def rows(self, maps: Sequence[HeatMap]) -> list[Sequence[HeatMap]]:
        """The maps as they go side by side."""
        widths = [self.width(heat) for heat in maps]
        return in_rows(maps, widths, max(WIDE, *widths), BETWEEN)


def frame_of(maps: Maps) -> Frame:
    """Cells that hold their numbers, unless a row of them would be too wide."""
    values = [value for heat in maps.maps for row in heat.values for value in row]
    columns = max(map(column_count, maps.maps), default=1)
    best = forms(values)[0]
    form: Form | None = best
    names = [width_of(name) for heat in maps.maps for name in names_above(heat)]
    above = max(names, default=0.0)
    across, down = width_of("0" * best.width(values), NUMBER) + 2 * GAP, _HIGH
    if columns * across > _MOST:
        form = None
        least = _LEAST if all(map(math.isfinite, values)) else _ODD
        across = down = max(min(_SQUARE, _MOST / columns), least)
    elif above + GAP <= 1.6 * across and columns * (above + GAP) <= _MOST:
        across = max(across, above + GAP)
    upright = above + GAP > across
    left = max((width_of(name) for heat in maps.maps for name in names_left(heat)), default=0.0)
    return Frame(
        across=across,
        down=down,
        labels=left + GAP if left else 0.0,
        heading=(above if upright else SIZE) + 2 * GAP if above else GAP,
        upright=upright,
        form=form,
        axes=clean(shared_axes(maps)),
    )


def names_above(heat: HeatMap) -> list[str]:
    """The labels of the columns, none too long."""
    return [shortened(clean(name), _COLUMN_LABEL) for name in column_labels(heat, True)]


def names_left(heat: HeatMap) -> list[str]:
    """The labels of the rows, none too long."""
    return [shortened(clean(name), _ROW_LABEL) for name in row_labels(heat, True)]
