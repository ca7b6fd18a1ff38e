"""A heat map is honest: one scale, its numbers, its labels, and what has no colour shown as itself."""

import io
import math

import pytest
from rich.console import Console, RenderableType
from rich.segment import Segment

from txlab.drawing import HeatMap, Maps, Picture, Scale, Values
from txlab.screens.colours import BLACK, WHITE, Colour, hexed, tints_of
from txlab.screens.picture import picture_view
from txlab.screens.picture_numbers import Form, forms, in_full, telling
from txlab.screens.picture_text import chopped, cut, folded

INF = math.inf
TOKENS = ("the", "cat", "sat")
WEIGHTS = ((0.9, 0.1, 0.0), (0.25, 0.5, 0.25), (-1e-17, 0.7, 0.3))
WEIGHT = Scale(0.0, 1.0, "weight")
SCORE = Scale(-4.0, 4.0, "score")


def heat(values: Values, title: str = "", rows: tuple[str, ...] = TOKENS, **more: str) -> HeatMap:
    return HeatMap(title, values, rows[: len(values)], more.pop("columns", None) or TOKENS, **more)


def segments(view: RenderableType, width: int) -> list[list[Segment]]:
    console = Console(file=io.StringIO(), width=width, color_system="truecolor", force_terminal=True)
    return console.render_lines(view, console.options, pad=False)


def drawn(
    scale: Scale, *maps: HeatMap, width: int = 80, colour: Colour = Colour.NONE, unicode: bool = True
) -> list[str]:
    """The lines of the maps and their legend, trailing blanks apart."""
    view = picture_view(Picture("", (Maps(scale, maps),)), width, colour, unicode)
    return ["".join(segment.text for segment in line).rstrip() for line in segments(view, width)][2:]


def grounds(scale: Scale, *maps: HeatMap, width: int = 80) -> list[tuple[str, str | None, str | None]]:
    """The text, ground and ink of all that is drawn in full colour."""
    view = picture_view(Picture("", (Maps(scale, maps),)), width, Colour.FULL, True)
    return [
        (
            segment.text,
            segment.style.bgcolor.name if segment.style and segment.style.bgcolor else None,
            segment.style.color.name if segment.style and segment.style.color else None,
        )
        for line in segments(view, width)
        for segment in line
    ]


def test_a_cell_has_its_number_its_shade_and_its_labels() -> None:
    shown = heat(WEIGHTS, "weights", row_axis="query", column_axis="key")
    assert drawn(WEIGHT, shown) == [
        "weights",
        "rows: query, columns: key",
        "      the   cat   sat",
        "the █0.90█ 0.10  0.00",
        "cat ░0.25░▒0.50▒░0.25░",
        "sat  0.00 ▓0.70▓░0.30░",
        "",
        "weight: 0.00 [ ] 0.20 [░] 0.40 [▒] 0.60 [▓] 0.80 [█] 1.00",
    ]


def test_the_ground_of_a_cell_is_the_colour_of_its_number_and_the_ink_can_be_read() -> None:
    tints = tints_of(WEIGHT)
    cells = {text.strip(): (ground, ink) for text, ground, ink in grounds(WEIGHT, heat(WEIGHTS)) if ground}
    assert cells["0.90"] == (hexed(tints.colour(0.9)), hexed(BLACK))
    assert cells["0.10"] == (hexed(tints.colour(0.1)), hexed(WHITE))


def test_the_bar_of_colours_runs_from_low_to_high_with_0_in_the_middle_where_it_diverges() -> None:
    tints = tints_of(Scale(-3.0, 5.0, "score"))
    parts = grounds(Scale(-3.0, 5.0, "score"), heat(((1.0,),)))
    start = next(place for place, part in enumerate(parts) if part[0] == "-5 ")
    end = next(place for place, part in enumerate(parts) if part[0].startswith(" 5"))
    bar = parts[start + 1 : end]
    assert bar[0][1] == hexed(tints.colour(-5.0)) and bar[-1][1] == hexed(tints.colour(5.0))
    assert [place for place, part in enumerate(bar) if part[0] == "0"] == [len(bar) // 2]
    assert bar[len(bar) // 2][1] == hexed(WHITE)
    assert parts[end][0].endswith("score")


def test_one_number_has_one_colour_in_all_maps_of_a_scale() -> None:
    low, high = heat(((0.1, 0.2, 0.3),)), heat(((0.3, 0.6, 0.9),))
    assert len({ground for text, ground, _ in grounds(WEIGHT, low, high) if text.strip() == "0.30"}) == 1


def test_maps_of_a_scale_have_cells_of_one_width_and_numbers_of_one_form() -> None:
    """A whole number in one map is written as the others are."""
    lines = drawn(WEIGHT, heat(((1.0, 0.0, 0.0),), "left"), heat(((0.25, 0.5, 0.25),), "right"))
    assert lines[2].split() == ["the", "█1.00█", "0.00", "0.00", "the", "░0.25░▒0.50▒░0.25░"]
    assert lines[2].index("0.25") - lines[2].index("1.00") == lines[0].index("right")


def test_whole_numbers_have_no_decimals() -> None:
    assert drawn(Scale(0.0, 9.0, "column"), heat(((0.0, 5.0, 9.0),)))[1] == "the   0 ▒▒5▒██9█"


@pytest.mark.parametrize("colour", Colour)
def test_what_is_not_finite_is_shown_as_itself_without_a_colour(colour: Colour) -> None:
    odd = heat(((1.0, -INF, -INF), (math.nan, 2.0, INF)))
    lines = drawn(SCORE, odd, colour=colour)
    assert [word.strip("/") for word in lines[1].split()][-2:] == ["-inf", "-inf"]
    assert "/nan/" in lines[2] and "/inf/" in lines[2]
    told = "-inf (minus infinity), inf (infinity) and nan (not a number) have no place on the scale."
    assert " ".join(lines).find(told) >= 0
    for text, ground, _ in grounds(SCORE, odd):
        assert not ground or not ("inf" in text or "nan" in text)


@pytest.mark.parametrize("width", [20, 40])
def test_minus_infinity_is_written_out_where_no_number_fits(width: int) -> None:
    wide = HeatMap("", ((-INF, 0.123) * 8,), ("query",), tuple(map(str, range(16))))
    text = " ".join(drawn(SCORE, wide, width=width))
    assert "0.12" not in text
    assert text.count("-inf") == 8 + 1  # and once in the legend


def test_a_map_that_is_too_wide_is_split_evenly_and_no_cell_is_lost() -> None:
    counted = tuple(tuple(float(column % 2) for column in range(40)) for _ in range(2))
    wide = HeatMap("", counted, ("row a", "row b"), ("c",) * 40)
    lines = drawn(Scale(0.0, 1.0, ""), wide, width=40)
    rows = [line for line in lines if line.startswith("row a")]
    assert len(rows) == len([line for line in lines if line.startswith("row b")]) == 3
    assert sum(line.count("1") + line.count("█") // 2 for line in rows) == 20
    heads = [line.count("c") for line in lines if set(line) <= {" ", "c"} and line]
    assert heads == [14, 14, 12]


def test_maps_go_side_by_side_and_else_in_equal_rows() -> None:
    four = [heat(WEIGHTS, f"head {number}") for number in range(4)]
    assert sum("head" in line for line in drawn(WEIGHT, *four, width=120)) == 1
    titles = [line.split("head ")[1:] for line in drawn(WEIGHT, *four, width=80) if "head" in line]
    assert [len(row) for row in titles] == [2, 2]
    assert sum("head" in line for line in drawn(WEIGHT, *four, width=40)) == 4


def test_cells_are_not_made_so_wide_that_maps_go_below_one_another() -> None:
    two = [HeatMap(title, ((0.25,) * 6,), ("the",), ("the",) * 6) for title in ("scores", "weights")]
    assert "scores" in drawn(WEIGHT, *two, width=80)[0] and "weights" in drawn(WEIGHT, *two, width=80)[0]
    assert "░0.25░" in drawn(WEIGHT, *two, width=120)[2]


def test_labels_of_columns_never_touch() -> None:
    wide = HeatMap("", ((0.5,) * 30,), (), tuple(str(number) for number in range(10, 40)))
    assert [line.split() for line in drawn(WEIGHT, wide, width=64)[:2]] == [
        list("111111111122222222223333333333"),
        list("0123456789") * 3,
    ]


def test_axes_of_several_maps_are_named_once_unless_they_differ() -> None:
    one, other = (heat(WEIGHTS, title, row_axis="query", column_axis="key") for title in ("a", "b"))
    assert sum("rows: query" in line for line in drawn(WEIGHT, one, other)) == 1
    third = heat(WEIGHTS, "c", row_axis="token")
    text = " ".join(drawn(WEIGHT, one, third, width=100))
    assert "rows: query" in text and "rows: token" in text


def test_a_long_label_is_folded_above_its_column_and_cut_beside_its_row() -> None:
    long = HeatMap("", ((0.5, 0.25),), ("internationalisation",), ("transformer", "a"))
    narrow = drawn(WEIGHT, long, width=40)
    assert [line.strip() for line in narrow[:3]] == ["transfor", "mer       a", narrow[2].strip()]
    assert narrow[2].startswith("internation…")
    many = HeatMap("", ((0.5,) * 15,), ("row",), ("tokens",) + ("a",) * 14)
    above = [line[4:6].strip() for line in drawn(WEIGHT, many, width=40)[:6]]
    assert above == list("tokens")


def test_the_sign_is_seen_without_colour_and_without_numbers() -> None:
    values = tuple((-1.0) ** column * (column / 20) for column in range(21))
    signed = HeatMap("", (values,), (), ())
    line = drawn(Scale(-1.0, 1.0, "value"), signed, width=46, unicode=False)[0]
    cells = [line[place : place + 2] for place in range(0, 42, 2)]
    assert cells[:6] == ["  ", "  ", "  ", "  ", "+:", "-:"]
    assert cells[-5:] == ["+#", "-#", "+#", "-#", "+#"]


def test_the_legend_of_shades_says_how_far_each_goes() -> None:
    lines = drawn(SCORE, heat(((3.0, -3.0, 0.5),)), unicode=False)
    assert lines[-1] == "score, by its size: 0.00 [ ] 0.80 [:] 1.60 [=] 2.40 [%] 3.20 [#] 4.00"


def test_a_scale_without_a_name_has_a_legend_still() -> None:
    assert drawn(Scale(0.0, 1.0, ""), heat(WEIGHTS))[-1].startswith("0.00 [ ] 0.20")
    assert drawn(Scale(-1.0, 1.0, ""), heat(WEIGHTS))[-1].startswith("by its size: 0.00 [ ] 0.20")


def test_a_value_beyond_an_end_is_told() -> None:
    told = "What lies beyond an end of the scale is drawn as that end."
    assert told in drawn(WEIGHT, heat(((0.5, 0.5, 1.5),)))
    assert told not in drawn(WEIGHT, heat(((0.5, 0.5, 1.0),)))


def test_a_scale_of_one_number_has_one_colour() -> None:
    assert drawn(Scale(3.0, 3.0, "same"), heat(((3.0,),)))[-1] == "same: [▒] 3"


@pytest.mark.parametrize(
    ("values", "written"),
    [
        ((0.333, -0.001), ["0.33", "0.00"]),
        ((3.0, -0.0), ["3", "0"]),
        ((1e300, 0.5), ["1e300", "0.50"]),
        ((123456789.0,), ["1e8"]),
        ((2.5e-7, 0.0), ["2.5e-7", "0.0"]),
        ((math.nan, -INF, 1), ["nan", "-inf", "1"]),
    ],
)
def test_numbers_are_short_and_never_a_minus_0(values: tuple[float, ...], written: list[str]) -> None:
    form = forms(values)[0]
    assert [form.written(value) for value in values] == written


def test_where_there_is_little_room_a_number_has_fewer_decimals() -> None:
    assert forms((0.5, 0.25)) == (Form(2), Form(1))
    assert forms((50.5,)) == (Form(2), Form(1), Form(0))
    row = drawn(Scale(-1.0, 1.0, "value"), HeatMap("", ((-0.25,) * 8,), ("r",), ()), width=44)[0]
    assert row.count("-0.2") == 8 and "-0.25" not in row


def test_two_ends_that_differ_are_written_differently() -> None:
    form = telling((0.011, 0.012))
    assert [form.written(0.011), form.written(0.012)] == ["0.011", "0.012"]


@pytest.mark.parametrize(
    ("value", "written"), [(0.123456789, "0.123457"), (1e300, "1e300"), (36, "36"), (INF, "inf")]
)
def test_a_number_in_full_has_six_digits(value: float, written: str) -> None:
    assert in_full(value) == written


def test_wide_letters_count_twice_and_no_letter_is_lost() -> None:
    assert chopped("日本語", 3) == ["日", "本", "語"]
    assert cut("日本語です", 6, True) == "日本…"
    assert cut("internationalisation", 8, False) == "intern.."
    assert folded("one two  three", 7) == ["one two", "three"]
    assert folded("transformers", 5) == ["trans", "forme", "rs"]
