"""How wide the cells of heat maps are: as much as possible is to be seen, and nothing cut."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from txlab.drawing import HeatMap, Maps
from txlab.screens.cells import CellForm
from txlab.screens.colours import Tints
from txlab.screens.picture_numbers import Form, forms
from txlab.screens.picture_text import chopped, label, one_line

BETWEEN = 3  # columns between maps side by side
_GAP = 1  # and between row labels and cells
_ROW_LABEL = 12  # columns of a row label at most, and a third of the screen
_TITLE = 16  # columns a title may take where its map is narrower
_NUMBERED = 9  # columns to which a cell with a number may grow for its label
_BARE = 5  # and one without
_LINES = 6  # of a column label


@dataclass(frozen=True, slots=True)
class Layout:
    """What all maps of one `Maps` have in common, in columns of the screen."""

    width: int
    labels: int  # of the rows, 0 where there are none
    cells: CellForm
    digits: int  # for a number, in each cell

    @property
    def margin(self) -> int:
        """Columns before the first cell."""
        return self.labels + _GAP if self.labels else 0

    @property
    def most(self) -> int:
        """How many cells fit in a row."""
        return max((self.width - self.margin) // self.cells.width, 1)

    def takes(self, heat: HeatMap) -> int:
        """Columns that a map takes with its title, which may be folded."""
        body = self.margin + min(column_count(heat), self.most) * self.cells.width
        return max(body, min(cell_len(one_line(heat.title)), _TITLE))

    def rows(self, maps: Sequence[HeatMap]) -> list[Sequence[HeatMap]]:
        """The maps in rows of equal length, each as long as all of them allow."""
        return in_rows(maps, [self.takes(heat) for heat in maps], self.width, BETWEEN)


def in_rows(
    maps: Sequence[HeatMap], widths: Sequence[float], room: float, gap: float
) -> list[Sequence[HeatMap]]:
    """The maps side by side if they fit in `room`, else in rows of equal length, as long as all allow."""
    if sum(widths) + gap * (len(maps) - 1) <= room:
        return [maps]
    fit = max(int((room + gap) // (max(widths) + gap)), 1)
    even = math.ceil(len(maps) / math.ceil(len(maps) / fit))
    return [maps[start : start + even] for start in range(0, len(maps), even)]


def layout_of(maps: Maps, tints: Tints, width: int, unicode: bool) -> Layout:
    """Numbers as exact as fit beside the row labels of every map; else cells without, split if need be."""
    values = [value for heat in maps.maps for row in heat.values for value in row]
    labels = max((cell_len(text) for heat in maps.maps for text in row_labels(heat, unicode)), default=0)
    labels = min(labels, _ROW_LABEL, width // 3)
    longest = max((cell_len(text) for heat in maps.maps for text in column_labels(heat, unicode)), default=0)
    columns = max(map(column_count, maps.maps), default=1)
    layouts: list[Layout] = []
    for form, wides in _candidates(values, tints, longest + 1):
        digits = form.width(values) if form else 0
        layouts = [Layout(width, labels, CellForm(wide, form), digits) for wide in wides]
        fitting = [layout for layout in layouts if layout.most >= columns]
        if fitting:
            return _roomiest(fitting, maps.maps)
    return layouts[0]


def _roomiest(layouts: Sequence[Layout], maps: Sequence[HeatMap]) -> Layout:
    """The widest cells that bring no more rows of maps than the narrowest."""
    fewest = len(layouts[0].rows(maps))
    return [layout for layout in layouts if len(layout.rows(maps)) == fewest][-1]


def _candidates(
    values: Sequence[float], tints: Tints, labelled: int
) -> Iterator[tuple[Form | None, Sequence[int]]]:
    """Forms of numbers from the best to none, with the widths of cells to try, the narrowest first.

    A cell may grow for column labels that take `labelled` columns with a blank.
    """
    for form in forms(values):
        least = form.width(values) + 1
        yield form, range(least, max(least + 1, min(labelled, _NUMBERED)) + 1)
    least = _least(values, tints)
    yield None, (least, labelled) if least < labelled <= _BARE else (least,)


def _least(values: Sequence[float], tints: Tints) -> int:
    """Columns of a cell without a number; what is not finite is written out."""
    odd = [len(str(float(value))) for value in values if not math.isfinite(value)]
    return max(2, tints.width, *odd)


def column_count(heat: HeatMap) -> int:
    """How many columns the values have."""
    return max(map(len, heat.values), default=0)


def column_labels(heat: HeatMap, unicode: bool) -> list[str]:
    """A label for each column, empty where there is none."""
    return _labels(heat.columns, column_count(heat), unicode)


def row_labels(heat: HeatMap, unicode: bool) -> list[str]:
    """A label for each row, empty where there is none."""
    return _labels(heat.rows, len(heat.values), unicode)


def _labels(texts: Sequence[str], count: int, unicode: bool) -> list[str]:
    return [*(label(text, unicode) for text in texts[:count]), *[""] * (count - len(texts))]


def stacked(text: str, width: int, unicode: bool) -> list[str]:
    """The label of a column whose cells are `width` wide, in lines, a blank apart from the next column's.

    Above a narrow column each letter has its line: that can be read, and pieces of two or three could not.
    """
    if cell_len(text) < width:
        return [text]
    widest = max(map(cell_len, text))
    lines = chopped(text, max(width - 1 if width >= _BARE else 1, widest))
    return lines if len(lines) <= _LINES else [*lines[: _LINES - 1], "…" if unicode else "."]
