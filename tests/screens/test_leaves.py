"""A long page is parted where a learner would part it, and no line of it is lost."""

import pytest
from rich.console import Console
from rich.text import Text

from tests.screens.test_fit import block, drawn
from txlab.screens.fit import Part
from txlab.screens.leaves import leaf

KEYS = ("space next", "s hides it", "b back")


def leaves(sections: list[list[Part]], height: int, count: int, width: int = 20) -> list[list[str]]:
    return [drawn(leaf(sections, width, height, number, KEYS)) for number in range(count)]


def test_what_fits_is_shown_whole() -> None:
    sections = [[Part(block("a", 2))], [Part(block("b", 3))]]
    assert leaves(sections, 6, 1) == [["a0", "a1", "", "b0", "b1", "b2"]]


def test_leaves_hold_every_line_once_and_begin_again() -> None:
    seen = leaves([[Part(block("a", 9))]], 5, 4)
    assert [line for each in seen[:3] for line in each if line.startswith("a")] == [f"a{n}" for n in range(9)]
    assert seen[0][-1].startswith("Part 1 of 3: space")
    assert seen[3] == seen[0]
    assert drawn(leaf([[Part(block("a", 9))]], 20, 5, -1, KEYS)) == seen[2]


def test_a_leaf_ends_where_a_part_does() -> None:
    parts = [Part(block("a", 3)), Part(block("b", 2), close=True), Part(block("c", 3))]
    assert [each[:-2] for each in leaves([parts], 8, 2)] == [
        ["a0", "a1", "a2", "b0", "b1"],
        ["c0", "c1", "c2"],
    ]
    assert [each[:-1] for each in leaves([parts], 5, 3)] == [
        ["a0", "a1", "a2"],
        ["b0", "b1"],
        ["c0", "c1", "c2"],
    ]


def test_a_leaf_ends_at_an_empty_line_of_a_long_part() -> None:
    parts = [Part(Text("a0\na1\na2\n\nb0\n\n\nc0\nc1"))]
    assert [each[:-2] for each in leaves([parts], 8, 2)] == [["a0", "a1", "a2", "", "b0"], ["c0", "c1"]]


def test_a_heading_stays_with_what_it_is_about() -> None:
    parts = [Part(block("a", 3)), Part(block("h", 1), heads=True), Part(block("b", 3))]
    assert [each[:-2] for each in leaves([parts], 8, 2)] == [["a0", "a1", "a2"], ["h0", "", "b0", "b1", "b2"]]


def test_a_section_begins_a_leaf_unless_all_fit() -> None:
    sections = [[Part(block("a", 2))], [Part(block("b", 3))]]
    assert [each[:-1] for each in leaves(sections, 5, 2)] == [["a0", "a1"], ["b0", "b1", "b2"]]


@pytest.mark.parametrize(
    ("width", "told"),
    [
        (80, "Part 1 of 3: space next, s hides it, b back"),
        (38, "Part 1 of 3: space next, s hides it"),
        (24, "Part 1 of 3: space next"),
    ],
)
def test_as_many_keys_are_told_as_there_is_room_for(width: int, told: str) -> None:
    lines = leaf([[Part(block("a", 9))]], width, 5, 0, KEYS)
    console = Console(width=80)
    with console.capture() as capture:
        console.print(lines)
    assert capture.get().splitlines()[-1] == told
