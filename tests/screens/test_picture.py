"""A picture fits its screen, whatever is in it, and says without colour what it says with it."""

import io
import json
import xml.etree.ElementTree as ET
from dataclasses import asdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.segment import Segment

from txlab.drawing import Bars, Grid, HeatMap, Maps, Picture, Scale, Series, Strip, Strips
from txlab.screens.colours import MARKED, Colour, hexed
from txlab.screens.grids import grid_view
from txlab.screens.picture import picture_view
from txlab.screens.svg import picture_svg

BPE = Strips(
    "aaabdaaabac",
    (
        Strip("start", tuple("aaabdaaabac"), (0, 1, 5, 6), "aa: 4 times"),
        Strip("merge 1", ("aa", "a", "b", "d", "aa", "a", "b", "a", "c"), (0, 4)),
    ),
    "Two merges more, and 5 tokens are left.",
)
CACHE = Bars(
    "Rows computed",
    ("1 token", "2 tokens", "8 tokens"),
    (Series("without the cache", (1.0, 3.0, 36.0)), Series("with the cache", (1.0, 2.0, 8.0))),
)


def lines_of(view: RenderableType, width: int) -> list[list[Segment]]:
    console = Console(
        file=io.StringIO(),
        width=width,
        color_system="truecolor",
        force_terminal=True,
        markup=False,
        emoji=False,
    )
    # Wider than the picture, so that a line that is too long is seen to be.
    return console.render_lines(view, console.options.update(width=width + 40), pad=False)


def text_of(view: RenderableType, width: int) -> list[str]:
    return ["".join(segment.text for segment in line) for line in lines_of(view, width)]


def drawn(*parts: Maps | Strips | Bars, width: int = 80, unicode: bool = True, note: str = "") -> list[str]:
    """The lines of a picture without colour, trailing blanks apart."""
    view = picture_view(Picture("A picture", parts, note), width, Colour.NONE, unicode)
    return [line.rstrip() for line in text_of(view, width)]


texts = st.one_of(
    st.sampled_from(
        ["", " ", "the", "a b", "\n", "\x1b[31mred", "日本語", "internationalisation", "[bold]x", "e\u0301"]
    ),
    st.text(max_size=30),
)
numbers = st.one_of(
    st.floats(-4, 4),
    st.integers(-30, 3000).map(float),
    st.sampled_from([0.0, -0.0, 1e300, -1e300, 1e-300, 5e-324, float("nan"), float("inf"), float("-inf")]),
)
SIZES = st.integers(1, 30)


@st.composite
def matrices(draw: st.DrawFn) -> tuple[tuple[float, ...], ...]:
    rows, columns = draw(st.integers(1, 4)), draw(SIZES)
    few = draw(st.lists(numbers, min_size=1, max_size=6))
    return tuple(
        tuple(few[(row * 7 + column * 3) % len(few)] for column in range(columns)) for row in range(rows)
    )


@st.composite
def heat_maps(draw: st.DrawFn) -> HeatMap:
    values = draw(matrices())
    names = draw(st.lists(texts, min_size=1, max_size=4))
    return HeatMap(
        draw(texts),
        values,
        tuple(names[row % len(names)] for row in range(len(values))),
        tuple(names[column % len(names)] for column in range(len(values[0]))),
        draw(texts),
        draw(texts),
    )


maps = st.builds(
    Maps,
    st.builds(Scale, numbers, numbers, texts),
    st.lists(heat_maps(), min_size=1, max_size=5).map(tuple),
    texts,
)
strips = st.builds(
    Strips,
    texts,
    st.lists(
        st.builds(
            Strip,
            texts,
            st.lists(texts, max_size=9).map(tuple),
            st.lists(st.integers(0, 9), max_size=3).map(tuple),
            texts,
        ),
        max_size=4,
    ).map(tuple),
    texts,
)
bars = st.builds(
    Bars,
    texts,
    st.lists(texts, min_size=1, max_size=4).map(tuple),
    st.lists(
        st.builds(Series, texts, st.lists(numbers, min_size=1, max_size=4).map(tuple)), min_size=1, max_size=5
    ).map(tuple),
    texts,
)
pictures = st.builds(Picture, texts, st.lists(st.one_of(maps, strips, bars), max_size=2).map(tuple), texts)


@pytest.mark.parametrize("width", [20, 21, 40, 80, 120])
@settings(deadline=None, max_examples=60)
@given(picture=pictures, colour=st.sampled_from(Colour), unicode=st.booleans())
def test_no_line_of_any_picture_is_too_long(
    width: int, picture: Picture, colour: Colour, unicode: bool
) -> None:
    for line in text_of(picture_view(picture, width, colour, unicode), width):
        assert cell_len(line) <= width, line
        assert "\x1b" not in line


@pytest.mark.parametrize("width", [20, 40, 80, 120])
@settings(deadline=None, max_examples=60)
@given(data=st.data(), colour=st.sampled_from(Colour), unicode=st.booleans())
def test_no_line_of_any_grid_is_too_long(
    width: int, data: st.DataObject, colour: Colour, unicode: bool
) -> None:
    wanted = data.draw(matrices())
    other = data.draw(st.lists(numbers, min_size=1, max_size=5))
    got = tuple(
        tuple(other[(row + n) % len(other)] for n in range(len(wanted[0]))) for row in range(len(wanted))
    )
    wrong = frozenset((row, n) for row in range(len(wanted)) for n in range(0, len(wanted[0]), 2))
    view = grid_view(
        Grid("f(x)", wanted, got, wrong, data.draw(st.tuples(texts, texts))), width, colour, unicode
    )
    if view is not None:
        lines = text_of(view, width)
        assert max(map(cell_len, lines)) <= width
        assert "".join(line for line in lines[1:-1]).count("x") == len(wrong)


@settings(deadline=None, max_examples=150)
@given(picture=pictures)
def test_any_picture_is_an_svg_that_can_be_read(picture: Picture) -> None:
    ET.fromstring(picture_svg(picture))


@settings(deadline=None, max_examples=60)
@given(picture=pictures)
def test_without_unicode_no_sign_of_txlab_itself_is_beyond_ascii(picture: Picture) -> None:
    learners = set(json.dumps(asdict(picture), ensure_ascii=False))
    shown = set("".join(text_of(picture_view(picture, 60, Colour.NONE, False), 60)))
    assert {sign for sign in shown - learners if not sign.isascii()} == set()


def test_marked_tokens_have_another_box_and_where_there_is_colour_another_ground() -> None:
    assert drawn(BPE)[2:6] == [
        "aaabdaaabac",
        "start    <a><a>[a][b][d]<a><a>[a][b][a][c]  aa: 4 times",
        "merge 1  <aa>[a][b][d]<aa>[a][b][a][c]",
        "Two merges more, and 5 tokens are left.",
    ]
    view = picture_view(Picture("", (BPE,)), 80, Colour.FULL, True)
    marked = {
        segment.text.strip()
        for line in lines_of(view, 80)
        for segment in line
        if segment.style is not None and segment.style.bgcolor is not None
    }
    assert marked == {"<a>", "<aa>"}
    grounds = {
        s.style.bgcolor.name for line in lines_of(view, 80) for s in line if s.style and s.style.bgcolor
    }
    assert grounds == {hexed(MARKED)}


def test_boxes_are_continued_below_the_first_and_a_note_goes_where_there_is_room() -> None:
    assert drawn(BPE, width=28)[2:7] == [
        "aaabdaaabac",
        "start    <a><a>[a][b][d]<a>",
        "         <a>[a][b][a][c]",
        "         aa: 4 times",
        "merge 1  <aa>[a][b][d]<aa>",
    ]


def test_a_space_and_a_line_end_in_a_token_are_seen() -> None:
    tokens = Strips("", (Strip("", (" the", "\n", "\x1b[31mred")),))
    assert drawn(tokens)[2] == "[␣the][\\n][red]"
    assert drawn(tokens, unicode=False)[2] == "[_the][\\n][red]"


def test_bars_are_as_long_as_their_numbers_say_and_series_differ_without_colour() -> None:
    lines = drawn(CACHE, width=50, unicode=False)
    assert lines[2:5] == [
        "Rows computed",
        "## without the cache   == with the cache",
        " 1 token # 1",
    ]
    lengths = {
        (line.split()[-1], sign): line.count(sign) for line in lines[4:] for sign in "#=" if sign in line
    }
    longest = 50 - len("2 tokens ") - len(" 36")
    assert lengths["36", "#"] == longest
    assert lengths["8", "="] == round(longest * 8 / 36)
    assert lengths["3", "#"] == round(longest * 3 / 36)


def test_what_is_above_0_has_a_bar_and_what_is_no_size_has_a_number_alone() -> None:
    odd = Bars("", ("a", "b", "c", "d"), (Series("", (1e6, 1.0, 0.0, float("nan"))),))
    assert [line.count("#") for line in drawn(odd, unicode=False)[2:]] == [60, 1, 0, 0]
    assert drawn(odd, unicode=False)[-1] == "d  nan"


def test_bars_with_long_labels_go_below_them() -> None:
    long = Bars("", ("what attention adds", "what else"), (Series("", (2.0, 1.0)),))
    assert drawn(long, width=20, unicode=False)[2:] == [
        "what attention adds",
        "   ############### 2",
        "what else",
        "   ######## 1",
    ]


def test_title_parts_and_notes_come_in_their_order() -> None:
    lines = drawn(BPE, CACHE, note="Both come from your functions.")
    order = [
        lines.index(text)
        for text in ("A picture", BPE.title, BPE.note, CACHE.title, "Both come from your functions.")
    ]
    assert order == sorted(order)
    assert order[0] == 0 and order[-1] == len(lines) - 1


def test_no_text_of_a_learner_is_taken_for_markup() -> None:
    assert "[bold]loud[/bold]" in "".join(drawn(Strips("[bold]loud[/bold]", ())))
