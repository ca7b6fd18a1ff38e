"""Parts give way in their order, and no part gives more than it has to."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from txlab.screens.fit import APART, GAPS, Lines, Part, fit, trimmed


def drawn(lines: Lines) -> list[str]:
    console = Console(file=io.StringIO(), width=40, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(lines)
    return [line.rstrip() for line in capture.get().split("\n")[:-1]]


def block(letter: str, count: int) -> Text:
    return Text("\n".join(f"{letter}{number}" for number in range(count)))


def test_the_part_of_the_highest_rank_is_cut_first_and_counts_what_is_missing() -> None:
    parts = [
        Part(block("a", 5)),
        Part(block("b", 10), ((1, 2),), more="!"),
        Part(block("c", 2), ((GAPS + 1, 0),)),
    ]
    lines = drawn(fit(parts, 20, 11))
    assert len(lines) == 11
    assert [line for line in lines if line.startswith("c")] == []
    assert lines[-1] == "... 5 more lines!"


@pytest.mark.parametrize("height", range(8, 24))
def test_a_screen_is_full_whenever_something_was_cut(height: int) -> None:
    parts = [
        Part(block("a", 3)),
        Part(block("b", 9), ((40, 4), (20, 1)), more="!"),
        Part(block("c", 9), ((30, 1),), more="!", tail=True),
    ]
    assert len(drawn(fit(parts, 20, height))) == min(height, 23)


def test_a_part_gives_all_it_can_before_the_next_one_gives() -> None:
    parts = [
        Part(block("b", 9), ((2, 1),), more="!"),
        Part(block("c", 9), ((1, 1),), more="!", close=True),
    ]
    assert drawn(fit(parts, 20, 10)) == ["... 9 more lines!", *(f"c{n}" for n in range(9))]


def test_the_tail_keeps_the_last_lines() -> None:
    parts = [Part(block("b", 9), ((1, 1),), more="!", tail=True)]
    assert drawn(fit(parts, 20, 3)) == ["... 7 more lines!", "b7", "b8"]


def test_the_gaps_go_before_anything_is_cut_the_lower_first() -> None:
    parts = [Part(block("a", 2)), Part(block("b", 1)), Part(block("c", 1), apart=True)]
    assert drawn(fit(parts, 20, 6)) == ["a0", "a1", "", "b0", "", "c0"]
    assert drawn(fit(parts, 20, 5)) == ["a0", "a1", "b0", "", "c0"]
    assert drawn(fit(parts, 20, 4)) == ["a0", "a1", "b0", "c0"]


def test_what_sets_parts_off_is_kept_longer_than_what_can_well_be_cut() -> None:
    parts = [Part(block("a", 4), ((APART + 1, 1),), more="!"), Part(block("c", 1), apart=True)]
    assert drawn(fit(parts, 20, 4)) == ["a0", "... 3 more lines!", "", "c0"]


@pytest.mark.parametrize(
    ("focus", "kept"), [(1, "a0 a1 a2 a3"), (5, "a0 a4 a5 a6"), (8, "a0 a6 a7 a8"), (2, "a0 a1 a2 a3")]
)
def test_a_part_with_a_focus_keeps_its_head_and_what_is_around(focus: int, kept: str) -> None:
    parts = [Part(block("a", 9), ((1, 2),), focus=focus)]
    assert drawn(fit(parts, 20, 4)) == kept.split()


def test_the_first_and_the_last_lines_stay_where_nothing_else_helps() -> None:
    lines = trimmed(fit([Part(block("a", 9))], 20, None), 20, 5, 1, "!")
    assert drawn(lines) == ["a0", "a1", "a2", "... 5 more lines!", "a8"]


def test_where_nothing_can_be_cut_the_end_stays() -> None:
    assert drawn(trimmed(fit([Part(block("a", 9))], 20, None), 20, 3, 4, "!")) == ["a6", "a7", "a8"]


def test_room_left_by_a_part_that_went_as_a_whole_is_given_back():
    """what was cut before it, in vain as it turned out, is whole again where that fits."""
    text = Part(Text("a\nb\nc"), ((40, 1),), more="")
    drawing = Part(Text("1\n2\n3\n4"), ((38, 0),), close=True)
    last = Part(Text("end"), close=True)
    assert drawn(fit([text, drawing, last], 20, 8)) == ["a", "b", "c", "1", "2", "3", "4", "end"]
    assert drawn(fit([text, drawing, last], 20, 6)) == ["... 3 more lines", "1", "2", "3", "4", "end"]
    assert drawn(fit([text, drawing, last], 20, 5)) == ["a", "b", "c", "end"]
