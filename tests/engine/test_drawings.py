"""Pictures and grids on their way out of a learner's process: what was sent comes back, nothing else does."""

import json
from dataclasses import replace

import pytest

from txlab.drawing import Bars, Grid, HeatMap, Maps, Picture, Scale, Series, Strip, Strips
from txlab.engine.drawings import NotDrawn, grid_from_json, picture_from_json, to_json

MAPS = Maps(Scale(0.0, 1.0, "weight"), (HeatMap("t", ((0.5, float("-inf")),), ("a",), ("b", "c")),), "n")
STRIPS = Strips("s", (Strip("l", ("aa", "b"), (0,), "n"), Strip("m", ())))
BARS = Bars("b", ("1", "2"), (Series("with", (1.0, 2.0)),))
PICTURE = Picture("title", (MAPS, STRIPS, BARS), "note")
GRID = Grid("f(x)", ((1.0, 2.0), (3.0, 4.0)), ((1.0, 2.0), (0.0, 4.0)), frozenset({(1, 0)}), ("n", "d"))


def sent(value):
    """The value as it is after its way."""
    return json.loads(json.dumps(to_json(value)))


def test_a_picture_comes_back_as_it_was():
    assert picture_from_json(sent(PICTURE)) == PICTURE
    assert picture_from_json(sent(None)) is None


def test_a_grid_comes_back_as_it_was():
    assert grid_from_json(sent(GRID)) == GRID
    assert grid_from_json(sent(None)) is None


def test_text_that_could_garble_a_terminal_is_made_plain():
    picture = picture_from_json(sent(replace(PICTURE, title="\x1b[31mred\x07")))
    assert picture.title == "red\\x07"


def damaged():
    """Pictures with one thing wrong."""
    whole = sent(PICTURE)
    yield from (3, [], {}, "picture", {"kind": "Grid"})
    yield whole | {"kind": "Maps"}
    yield whole | {"more": 1}
    yield {key: whole[key] for key in whole if key != "note"}
    yield whole | {"title": 3}
    yield whole | {"parts": {"kind": "Maps"}}
    yield whole | {"parts": [sent(GRID)]}
    yield whole | {"parts": [sent(MAPS) | {"maps": []}]}
    yield whole | {"parts": [sent(Strips("s", (Strip("l", ("a",) * 9000),)))]}
    yield whole | {"title": "x" * 600_000}
    for series in ((), (Series("s", (1.0,)),)):
        yield whole | {"parts": [sent(Bars("b", ("1", "2"), series))]}
    heat = sent(MAPS)["maps"][0]
    for change in (
        {"values": [[1, 2], [1, 2]]},
        {"values": [[1]]},
        {"values": [["1", 2]]},
        {"values": [[True, 2]]},
        {"values": [[10**400, 2]]},
        {"values": []},
        {"rows": []},
    ):
        yield whole | {"parts": [sent(MAPS) | {"maps": [heat | change]}]}


@pytest.mark.parametrize("value", list(damaged()))
def test_what_is_no_picture_is_refused(value):
    with pytest.raises(NotDrawn):
        picture_from_json(value)


@pytest.mark.parametrize(
    "change", [{"got": [[1, 2]]}, {"wanted": []}, {"wrong": [[1]]}, {"wrong": [[1, 0.5]]}, {"of": None}]
)
def test_what_is_no_grid_is_refused(change):
    with pytest.raises(NotDrawn):
        grid_from_json(sent(GRID) | change)
