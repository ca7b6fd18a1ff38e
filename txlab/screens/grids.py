"""A wrong matrix beside the right one, as two small grids in the same colours."""

import math
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from txlab.drawing import GRID_COLUMNS, GRID_ROWS, Grid, Scale, Values
from txlab.screens.cells import WRONG, CellForm, Pen, cell, odd_cell, style_on
from txlab.screens.colours import Colour, Tints, tints_of
from txlab.screens.heat_legend import form_of
from txlab.screens.picture_text import beside, cut, in_middle, line_of, one_line, to_right

_BETWEEN = 4  # columns between the two grids
_BAR = 10  # columns of the legend's bar
_HEADS = ("wanted", "got")
_MARKS = (f"{WRONG} marks what is wrong", f"{WRONG}: wrong")


def grid_view(grid: Grid, width: int, colour: Colour, unicode: bool) -> RenderableType | None:
    """Wanted and got side by side, the wrong cells marked; None where `width` columns have no room."""
    rows, columns = len(grid.wanted), max(map(len, grid.wanted), default=0)
    if not (0 < rows <= GRID_ROWS and 0 < columns <= GRID_COLUMNS):
        return None
    pen = Pen(colour, unicode)
    tints = tints_of(_scale(grid))
    wide = _cell_width(grid, tints, colour)
    margin = len(str(rows - 1)) + 1
    takes = margin + max(columns * wide, *map(len, _HEADS))
    if 2 * takes + _BETWEEN > width:
        return None
    blocks = [
        [line_of(" " * margin + head, "bold"), *_lines(values, wrong, wide, margin, tints, pen)]
        for head, values, wrong in zip(
            _HEADS, (grid.wanted, grid.got), (frozenset[tuple[int, int]](), grid.wrong), strict=True
        )
    ]
    heads, *lines = beside(blocks, (takes, takes), _BETWEEN)
    shape = line_of(_shape(grid, rows, columns), "dim")
    if heads.cell_len + _BETWEEN + shape.cell_len <= width:
        above = [heads.append(" " * _BETWEEN).append_text(shape)]
    else:
        above = [line_of(cut(shape.plain, width, unicode), "dim"), heads]
    return Group(*above, *lines, _legend(grid, tints, width, pen))


def _shape(grid: Grid, rows: int, columns: int) -> str:
    shape = f"({rows}, {columns})"
    names = ", ".join(map(one_line, grid.axes))
    return f"shape ({names}) = {shape}" if names else f"shape {shape}"


def _finite(*matrices: Values) -> list[float]:
    return [value for matrix in matrices for row in matrix for value in row if math.isfinite(value)]


def _scale(grid: Grid) -> Scale:
    """From least to greatest, but not to a result so far off that all that is wanted would look the same."""
    every, wanted = _finite(grid.wanted, grid.got), _finite(grid.wanted)
    low, high = min(every, default=0.0), max(every, default=0.0)
    span = max(wanted, default=0.0) - min(wanted, default=0.0)
    if span:
        low, high = max(low, min(wanted) - span), min(high, max(wanted) + span)
    return Scale(low, high, "")


def _cell_width(grid: Grid, tints: Tints, colour: Colour) -> int:
    """Two columns, or as many as what is not finite takes with a mark behind it."""
    every = [value for matrix in (grid.wanted, grid.got) for row in matrix for value in row]
    odd = [len(f"{float(value)}{WRONG}") for value in every if not math.isfinite(value)]
    return max(2, 1 + tints.width if colour is Colour.NONE else 0, *odd)


def _lines(
    values: Values,
    wrong: frozenset[tuple[int, int]],
    wide: int,
    margin: int,
    tints: Tints,
    pen: Pen,
) -> Iterator[Text]:
    """The cells, with the numbers of rows and columns that the learner's own indices have."""
    columns = max(map(len, values), default=0)
    # Numbers of two digits would touch in a narrow cell.
    step = 2 if columns > 10 and wide < 3 else 1
    yield line_of(
        " " * margin + "".join(in_middle("" if n % step else str(n), wide) for n in range(columns)), "dim"
    )
    for row, numbers in enumerate(values):
        line = line_of().append(to_right(str(row), margin - 1) + " ", "dim")
        for column, value in enumerate(numbers):
            is_wrong = (row, column) in wrong
            line.append_text(
                _marked(pen, tints, value, wide) if is_wrong else cell(pen, tints, value, CellForm(wide))
            )
        yield line


def _marked(pen: Pen, tints: Tints, value: float, wide: int) -> Text:
    """A cell with the mark of a wrong one."""
    if not math.isfinite(value):
        return odd_cell(value, wide, WRONG)
    if pen.colour is Colour.FULL:
        return Text(in_middle(WRONG, wide), style_on(tints.colour(value), "bold"))
    return Text(pen.shade(tints, value, wide - 1) + WRONG)


def _legend(grid: Grid, tints: Tints, width: int, pen: Pen) -> Text:
    """What the colours run from and to, and what the mark means, as far as that fits on a line."""
    values = _finite(grid.wanted, grid.got)
    for marks in _MARKS:
        line = _colours(values, tints, pen).append(f"   {marks}") if values else line_of(marks)
        if line.cell_len <= width:
            return line
    return line_of(_MARKS[0] if len(_MARKS[0]) <= width else _MARKS[1])


def _colours(values: list[float], tints: Tints, pen: Pen) -> Text:
    form = form_of(tints)
    low = form.written(tints.low) + (" or less" if min(values) < tints.low else "")
    high = form.written(tints.high) + (" or more" if max(values) > tints.high else "")
    if pen.colour is Colour.FULL:
        line = line_of(f"{low} ")
        for value in tints.along(_BAR):
            line.append(" ", style_on(tints.colour(value)))
        return line.append(f" {high}")
    if not tints.diverging:
        return line_of(f"{low} [{pen.shades}] {high}")
    more = " or more" if min(values) < tints.low or max(values) > tints.high else ""
    return line_of(f"- or +, and its size: 0 [{pen.shades}] {form.written(tints.high)}{more}")
