"""Heat maps on one scale: side by side where they fit, and each cell as its number and colour say."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from txlab.drawing import HeatMap, Maps
from txlab.screens.cells import Pen, cell
from txlab.screens.colours import Tints, tints_of
from txlab.screens.heat_layout import (
    BETWEEN,
    Layout,
    column_count,
    column_labels,
    layout_of,
    row_labels,
    stacked,
)
from txlab.screens.heat_legend import legend_lines
from txlab.screens.picture_text import beside, cut, folded, in_middle, line_of, one_line, to_right


def maps_lines(maps: Maps, width: int, pen: Pen) -> list[Text]:
    """The maps with their labels and the legend under them, in lines of at most `width` columns."""
    tints = tints_of(maps.scale)
    layout = layout_of(maps, tints, width, pen.unicode)
    shared = shared_axes(maps)
    lines = [line_of(line, "dim") for line in folded(shared, width)]
    for row in layout.rows(maps.maps):
        # A map that is alone in its row has all of it for its title.
        widths = [width if len(row) == 1 else layout.takes(heat) for heat in row]
        heads = [_head(heat, wide, not shared) for heat, wide in zip(row, widths, strict=True)]
        blocks = [
            [*head, *_body(heat, layout, tints, pen)] for head, heat in zip(_level(heads), row, strict=True)
        ]
        lines += [*beside(blocks, widths, BETWEEN), line_of()]
    return [*lines, *legend_lines(maps, tints, width, pen)]


def axes_of(heat: HeatMap) -> str:
    """What rows and columns are, in words, where that is known."""
    named = (("rows", heat.row_axis), ("columns", heat.column_axis))
    return ", ".join(f"{what}: {one_line(name)}" for what, name in named if name)


def shared_axes(maps: Maps) -> str:
    """What the rows and columns of all the maps are, where several have the same: then it is said once."""
    axes = {axes_of(heat) for heat in maps.maps}
    return axes.pop() if len(axes) == 1 and len(maps.maps) > 1 else ""


def _head(heat: HeatMap, width: int, with_axes: bool) -> list[Text]:
    """The lines above a map."""
    lines = [line_of(line, "bold") for line in folded(one_line(heat.title), width)]
    axes = folded(axes_of(heat), width) if with_axes else []
    return [*lines, *(line_of(line, "dim") for line in axes)]


def _level(heads: Sequence[list[Text]]) -> list[list[Text]]:
    """The heads with blank lines above them, so that all end at one height."""
    highest = max(map(len, heads))
    return [[*[line_of()] * (highest - len(head)), *head] for head in heads]


def _body(heat: HeatMap, layout: Layout, tints: Tints, pen: Pen) -> Iterator[Text]:
    """The cells with their labels; too many columns are split evenly, each piece with the row labels."""
    count = column_count(heat)
    pieces = -(-count // layout.most)
    each = -(-count // max(pieces, 1))
    names = column_labels(heat, pen.unicode)
    for start in range(0, count, max(each, 1)):
        if start:
            yield line_of()
        yield from _header(names[start : start + each], layout, pen)
        for name, values in zip(row_labels(heat, pen.unicode), heat.values, strict=True):
            shown = to_right(cut(name, layout.labels, pen.unicode), layout.labels)
            line = line_of(shown + " " * (layout.margin - layout.labels))
            for value in values[start : start + each]:
                line.append_text(cell(pen, tints, value, layout.cells, layout.digits))
            yield line


def _header(names: Sequence[str], layout: Layout, pen: Pen) -> Iterator[Text]:
    """The column labels, each ending just above its column."""
    wide = layout.cells.width
    columns = [stacked(name, wide, pen.unicode) for name in names]
    height = max(map(len, columns), default=0)
    if not any(names):
        return
    for number in range(height):
        line = line_of(" " * layout.margin)
        for lines in columns:
            index = number - (height - len(lines))
            line.append(in_middle(lines[index], wide) if index >= 0 else " " * wide)
        yield line
