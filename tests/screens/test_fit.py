"""Parts give way in their order, and no part gives more than it has to."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from txlab.screens.fit import BRIEF, GAPS, Lines, Part, fit, leaf, trimmed


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


def test_a_brief_content_and_the_gaps_go_before_anything_is_cut() -> None:
    parts = [Part(block("a", 6), ((BRIEF - 1, 1),), more="!", brief=block("s", 3)), Part(block("b", 1))]
    assert drawn(fit(parts, 20, 5)) == ["s0", "s1", "s2", "", "b0"]
    assert drawn(fit([Part(block("a", 2)), Part(block("b", 1))], 20, 3)) == ["a0", "a1", "b0"]


def test_the_first_and_the_last_lines_stay_where_nothing_else_helps() -> None:
    lines = trimmed(fit([Part(block("a", 9))], 20, None), 5, 1, "!")
    assert drawn(lines) == ["a0", "a1", "a2", "... 5 more lines!", "a8"]


def test_leaves_hold_every_line_once_and_begin_again() -> None:
    lines = fit([Part(block("a", 9))], 20, None)
    seen = [drawn(leaf(lines, 6, number, "!")) for number in range(4)]
    assert [line for each in seen[:3] for line in each if line.startswith("a")] == [f"a{n}" for n in range(9)]
    assert seen[0][-1] == "Part 1 of 3: !"
    assert seen[3] == seen[0]
    assert drawn(leaf(lines, 9, 1, "!")) == drawn(lines)
