"""An SVG stands alone, says everything in words too, and nothing in it is cut or lies over another thing."""

import itertools
import math
import re
import xml.etree.ElementTree as ET

import pytest
from rich.cells import cell_len

from txlab.drawing import Bars, HeatMap, Maps, Part, Picture, Scale, Series, Strip, Strips
from txlab.screens.colours import MARKED, contrast, hexed, tints_of
from txlab.screens.svg import picture_svg

SVG = "{http://www.w3.org/2000/svg}"
ADVANCE = 0.602  # of a letter's height: as wide as a letter of the usual monospaced fonts is
INF = math.inf
WEIGHT = Scale(0.0, 1.0, "weight")
LONG = "an internationalised transformer of considerable length"
HEAT = HeatMap(
    "attention_weights(Q, K)",
    ((0.9, 0.1, -INF), (0.25, math.nan, 0.75)),
    ("the", "<cat> & co"),
    ("the", "cat", "sat"),
    "query",
    "key",
)
STRIPS = Strips(
    "aaabdaaabac",
    (Strip("start", tuple("aaab d"), (0, 1), "a note"), Strip(LONG, (LONG * 4, "b"), (), LONG * 3)),
)
BARS = Bars(
    "Rows computed",
    ("1 token", LONG),
    (Series("without", (1.0, 36.0)), Series("with", (1.0, 8.0)), Series(LONG * 2, (0.0, math.nan))),
    "36 against 8",
)


def wide(rows: int, columns: int, label: str, value: float = 0.5) -> HeatMap:
    return HeatMap(LONG, ((value,) * columns,) * rows, (label,) * rows, (label,) * columns, "a", "b")


MANY = Maps(WEIGHT, tuple(wide(3, 5, "t") for _ in range(5)), LONG * 4)
PARTS: dict[str, Part] = {
    "map": Maps(WEIGHT, (HEAT,)),
    "many maps": MANY,
    "long labels": Maps(Scale(-1e300, 1e300, LONG * 3), (wide(3, 4, LONG, -1e300), HEAT)),
    "wide": Maps(Scale(-2.0, 2.0, "value"), (wide(2, 64, "d10"),)),
    "very wide": Maps(Scale(-2.0, 2.0, "value"), (wide(20, 120, "日本語", -INF),)),
    "small cells": Maps(Scale(-2.0, 2.0, "value"), (wide(30, 100, "d10"),)),
    "one cell": Maps(Scale(1.0, 1.0, ""), (HeatMap("", ((1.0,),), (), ()),)),
    "strips": STRIPS,
    "bars": BARS,
    "short bars": Bars("", ("a",), (Series("", (36.0,)),)),
}


def parsed(*parts: Part, title: str = "A title", note: str = "") -> ET.Element:
    return ET.fromstring(picture_svg(Picture(title, parts, note)))


def cells(root: ET.Element) -> dict[str, ET.Element]:
    """The rectangles that say something to the mouse, by what they say."""
    return {
        tip.text or "": rect
        for rect in root.iter(f"{SVG}rect")
        if (tip := rect.find(f"{SVG}title")) is not None
    }


def box(text: ET.Element) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a text, from its own attributes."""
    size = float(text.get("font-size", "13"))
    x, y = float(text.get("x", "0")), float(text.get("y", "0"))
    width = cell_len(text.text or "") * size * ADVANCE
    if "rotate" in text.get("transform", ""):
        return x - size * 0.75, y - width, x + size * 0.2, y
    left = x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[text.get("text-anchor", "start")]
    return left, y - size * 0.75, left + width, y + size * 0.2


def test_the_document_stands_alone() -> None:
    text = picture_svg(Picture("A title", tuple(PARTS.values())))
    assert re.findall(r"\w+://[^\"' ]+", text) == ["http://www.w3.org/2000/svg"]
    for word in ("<script", "@import", "@font-face", "href", "<image", "<foreignObject", "<style"):
        assert word not in text
    assert set(re.findall(r"url\(([^)]*)\)", text)) <= {
        f"#{one.get('id')}" for one in parsed().iter(f"{SVG}pattern")
    }


def test_it_is_an_image_with_a_title_and_a_description_and_a_light_ground() -> None:
    root = parsed(PARTS["map"], STRIPS, BARS, title="Four & more", note="The end.")
    assert root.get("role") == "img"
    title, told = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None and told is not None
    assert title.text == "Four & more"
    assert root.get("aria-labelledby") == f"{title.get('id')} {told.get('id')}"
    for words in (
        "Heat map attention_weights(Q, K): 2 rows and 3 columns (rows: query, columns: key).",
        "Colours run from 0 to 1 (weight).",
        "-inf (minus infinity) and nan (not a number) have no place on the scale.",
        "start: a | a | a | b | ␣ | d (a note).",
        "without: 1 token 1,",
        "The end.",
    ):
        assert words in (told.text or "")
    ground = root.findall(f"{SVG}rect")[0]
    assert ground.get("width") == root.get("width") and ground.get("height") == root.get("height")
    paper = tuple(bytes.fromhex((ground.get("fill") or "#000000")[1:]))
    assert contrast(paper, (0, 0, 0)) > 18


def test_each_cell_says_its_labels_and_its_number_and_has_its_colour() -> None:
    found = cells(parsed(PARTS["map"]))
    tints = tints_of(WEIGHT)
    assert list(found) == [
        "the, the: 0.9",
        "the, cat: 0.1",
        "the, sat: -inf",
        "<cat> & co, the: 0.25",
        "<cat> & co, cat: nan",
        "<cat> & co, sat: 0.75",
    ]
    assert found["the, cat: 0.1"].get("fill") == hexed(tints.colour(0.1))
    assert (
        found["the, sat: -inf"].get("fill")
        == found["<cat> & co, cat: nan"].get("fill")
        == "url(#txlab-hatch)"
    )
    assert list(cells(parsed(PARTS["one cell"]))) == ["row 0, column 0: 1"]


def test_numbers_stand_in_the_cells_and_what_is_not_finite_as_itself() -> None:
    shown = [text.text for text in parsed(PARTS["map"]).iter(f"{SVG}text")]
    for word in ("0.90", "0.10", "-inf", "0.25", "nan", "0.75", "weight", "rows: query, columns: key"):
        assert word in shown
    assert "0.50" not in [text.text for text in parsed(PARTS["wide"]).iter(f"{SVG}text")]


def test_the_legend_runs_over_the_whole_scale() -> None:
    root = parsed(PARTS["wide"])
    fills = [rect.get("fill") for rect in root.iter(f"{SVG}rect")]
    tints = tints_of(Scale(-2.0, 2.0, ""))
    assert hexed(tints.colour(-2.0)) in fills and hexed(tints.colour(2.0)) in fills
    assert {"-2", "0", "2", "value"} <= {text.text for text in root.iter(f"{SVG}text")}


@pytest.mark.parametrize("name", PARTS)
def test_no_text_is_cut_off_and_none_lies_over_another(name: str) -> None:
    root = parsed(PARTS[name], title="Odd")
    across, down = float(root.get("width", "0")), float(root.get("height", "0"))
    margin = 24.0  # on each side, from which x and y count
    boxes = sorted(
        ((*box(text), text.text or "") for text in root.iter(f"{SVG}text")), key=lambda each: each[1]
    )
    for left, top, right, bottom, text in boxes:
        assert left >= -1 and top >= -1, text
        assert right <= across - 2 * margin + 1 and bottom <= down - 2 * margin + 1, text
    for place, one in enumerate(boxes):
        for other in itertools.takewhile(lambda each, foot=one[3]: each[1] < foot, boxes[place + 1 :]):
            assert one[2] <= other[0] or other[2] <= one[0], (one, other)


@pytest.mark.parametrize("name", PARTS)
def test_no_cell_no_box_and_no_bar_lies_over_another(name: str) -> None:
    root = parsed(PARTS[name])
    found = []
    for rect in root.iter(f"{SVG}rect"):
        if rect.find(f"{SVG}title") is not None:
            x, y, width, height = (float(rect.get(key, "0")) for key in ("x", "y", "width", "height"))
            found.append((y, x, x + width, y + height))
            assert x + width <= float(root.get("width", "0")) - 48 + 0.11
            assert y + height <= float(root.get("height", "0")) - 48 + 0.11
    rows = [list(row) for _, row in itertools.groupby(sorted(found), key=lambda each: each[0])]
    for row in rows:
        assert all(one[2] <= other[1] + 0.11 for one, other in itertools.pairwise(row))
    for above, below in itertools.pairwise(rows):
        assert max(each[3] for each in above) <= below[0][0] + 0.11


def test_long_labels_are_cut_with_dots() -> None:
    shown = [text.text or "" for text in parsed(PARTS["long labels"]).iter(f"{SVG}text")]
    assert "an internatio..." in shown
    assert "an internationalised..." in shown


def test_boxes_are_as_wide_as_their_texts_and_marked_ones_differ_in_more_than_colour() -> None:
    texts = Strips("", (Strip("", ("a", "abcdef", "a"), (2,)),))
    one, six, marked = [
        rect for rect in parsed(texts).iter(f"{SVG}rect") if rect.find(f"{SVG}title") is not None
    ]
    assert float(six.get("width", "0")) - float(one.get("width", "0")) == pytest.approx(
        5 * 13 * 0.62, abs=0.2
    )
    assert marked.get("fill") == hexed(MARKED)
    assert float(marked.get("stroke-width", "0")) > float(one.get("stroke-width", "0"))
    assert [text.get("font-weight") for text in parsed(texts).iter(f"{SVG}text")][-3:] == [None, None, "bold"]


def test_notes_and_boxes_that_are_many_are_continued_below() -> None:
    many = Strips("", (Strip("label", ("token",) * 200),))
    assert float(parsed(many, title=LONG * 9, note=LONG * 9).get("width", "0")) <= 760 + 48


def test_bars_are_as_long_as_their_numbers_and_each_series_has_its_pattern() -> None:
    found = cells(parsed(BARS))
    lengths = {tip: float(rect.get("width", "0")) for tip, rect in found.items()}
    short = LONG[:21].rstrip()
    longest = lengths[f"{short}..., without: 36"]
    assert lengths[f"{short}..., with: 8"] == pytest.approx(longest * 8 / 36, abs=0.1)
    fills = {tip.split(", ")[1].split(":")[0]: rect.get("fill", "") for tip, rect in found.items()}
    assert fills["without"].startswith("#") and fills["with"] == "url(#txlab-series-1)"
    assert len(set(fills.values())) == 3
    numbers = [text.text for text in parsed(BARS).iter(f"{SVG}text")]
    assert {"36", "8", "nan"} <= set(numbers)


@pytest.mark.parametrize(
    "text", ["\x00\x07\x1b[31mred\x1b[0m", "\ufffe\uffff", "\ud800", "a\nb\tc", "\"<&>'", "]]>"]
)
def test_any_label_is_text_and_nothing_else(text: str) -> None:
    labelled = HeatMap(text, ((1.0,),), (text,), (text,), text, text)
    parts = (
        Maps(Scale(0.0, 1.0, text), (labelled,), text),
        Strips(text, (Strip(text, (text,), (0,), text),), text),
        Bars(text, (text,), (Series(text, (1.0,)),), text),
    )
    root = parsed(*parts, title=text, note=text)
    assert {one.tag for one in root.iter()} == {
        f"{SVG}{tag}" for tag in ("svg", "title", "desc", "defs", "pattern", "rect", "path", "g", "text")
    }


def test_the_same_picture_is_the_same_document() -> None:
    picture = Picture("A title", tuple(PARTS.values()))
    assert picture_svg(picture) == picture_svg(picture)
