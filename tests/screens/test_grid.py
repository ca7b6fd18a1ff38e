"""Wanted and got stand side by side in the same colours, and what is wrong is marked."""

import io
import math
from collections.abc import Iterable

import pytest
from rich.console import Console
from rich.segment import Segment

from txlab.drawing import Grid, Values
from txlab.screens.colours import Colour, contrast
from txlab.screens.grids import grid_view

INF = math.inf


def grid(wanted: Values, got: Values, *wrong: tuple[int, int], axes: tuple[str, ...] = ()) -> Grid:
    return Grid("f(x)", wanted, got, frozenset(wrong), axes)


def segments(shown: Grid, width: int, colour: Colour, unicode: bool) -> list[list[Segment]]:
    view = grid_view(shown, width, colour, unicode)
    assert view is not None
    console = Console(file=io.StringIO(), width=width, color_system="truecolor", force_terminal=True)
    return console.render_lines(view, console.options, pad=False)


def drawn(shown: Grid, width: int = 80, colour: Colour = Colour.NONE, unicode: bool = False) -> list[str]:
    lines = segments(shown, width, colour, unicode)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def grounds(shown: Grid) -> Iterable[tuple[str, str]]:
    """Each coloured cell's text and its ground, those of wanted and got in turn."""
    for line in segments(shown, 80, Colour.FULL, True)[:-1]:
        for segment in line:
            if segment.style is not None and segment.style.bgcolor is not None:
                yield segment.text, segment.style.bgcolor.name


def test_wrong_cells_are_marked_in_what_was_got_alone() -> None:
    shown = grid(((0.0, 1.0), (0.5, 0.25)), ((0.0, 1.0), (1.0, 0.25)), (1, 0), axes=("n_q", "n_k"))
    assert drawn(shown) == [
        "  wanted      got    shape (n_q, n_k) = (2, 2)",
        "   0 1         0 1",
        "0   ##      0   ##",
        "1 ==::      1 #x::",
        "0 [ :=%#] 1   x marks what is wrong",
    ]


def test_the_same_number_has_the_same_colour_in_both_and_the_mark_can_be_read_on_it() -> None:
    shown = grid(((0.0, 1.0), (0.5, 0.5)), ((0.0, 1.0), (1.0, 0.0)), (1, 0), (1, 1))
    first = list(grounds(shown))
    (low, high), (low_got, high_got) = first[:2], first[2:4]
    assert (low, high) == (low_got, high_got) and low != high
    marked = first[6:8]
    assert [(text.strip(), ground) for text, ground in marked] == [("x", high[1]), ("x", low[1])]
    for line in segments(shown, 80, Colour.FULL, True):
        for segment in line:
            style = segment.style
            if (
                "x" in segment.text
                and style is not None
                and style.bgcolor is not None
                and style.color is not None
            ):
                ground, ink = (tuple(colour.get_truecolor()) for colour in (style.bgcolor, style.color))
                assert contrast(ground, ink) > 4.5
                assert style.bold


def test_what_is_not_finite_is_shown_as_itself_and_marked_behind() -> None:
    shown = grid(((0.0, -INF), (1.0, 2.0)), ((0.0, math.nan), (INF, -INF)), (0, 1), (1, 0), (1, 1))
    lines = drawn(shown)
    assert lines[2].split()[1] == "-inf"
    assert lines[2].endswith("/nanx")
    assert lines[3].endswith("/infx-infx")


def test_the_sign_is_seen_without_colour() -> None:
    lines = drawn(grid(((-1.0, 1.0, 0.0),), ((1.0, -1.0, 0.0),), (0, 0), (0, 1)))
    assert lines[2] == "0 -##+##       0 +#x-#x"
    assert lines[3] == "- or +, and its size: 0 [ :=%#] 1   x marks what is wrong"


def test_one_number_that_is_far_off_leaves_what_is_wanted_its_shades() -> None:
    shown = grid(((0.0, 0.5, 1.0),), ((-1e9, 0.5, 1.0),), (0, 0))
    assert drawn(shown)[2] == "0    +==+##    0 -#x+==+##"
    assert drawn(shown)[3].startswith("- or +, and its size: 0 [ :=%#] 1 or more")
    assert "-1 or less" in drawn(shown, colour=Colour.FULL)[3]


def test_numbers_of_the_columns_never_touch() -> None:
    row = tuple(map(float, range(16)))
    above = drawn(grid((row,), (row,)))[1]
    assert above.split() == ["0", "2", "4", "6", "8", "10", "12", "14"] * 2


@pytest.mark.parametrize(("rows", "columns", "width"), [(13, 2, 80), (2, 17, 200), (6, 16, 60), (1, 1, 10)])
def test_a_grid_that_is_too_large_is_not_drawn(rows: int, columns: int, width: int) -> None:
    values = ((0.5,) * columns,) * rows
    for colour in Colour:
        assert grid_view(grid(values, values, (0, 0)), width, colour, True) is None


@pytest.mark.parametrize("width", [20, 40, 80])
def test_the_legend_is_one_line_and_says_what_the_mark_is(width: int) -> None:
    shown = grid(((-1.25, 1.5),), ((1.25, 1.5),), (0, 0), axes=("a long name of an axis", "n"))
    for colour in Colour:
        lines = drawn(shown, width, colour)
        assert len(lines) == (4 if width == 80 else 5)
        assert "x: wrong" in lines[-1] or "x marks what is wrong" in lines[-1]
    assert drawn(shown, 80, Colour.FULL)[-1].startswith("-1.50 ")


def test_nothing_finite_is_still_a_grid() -> None:
    shown = grid(((math.nan,),), ((INF,),), (0, 0))
    assert drawn(shown)[-1] == "x marks what is wrong"
