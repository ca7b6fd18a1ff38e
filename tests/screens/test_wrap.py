"""Wrapped text keeps its shape on a narrow screen, and loses no word."""

import io

import pytest
from rich.console import Console

from txlab.screens.wrap import AtMost, Wrapped, filled

GOAL = """Write three functions. About 6 minutes, or somewhat more.

    Q, K               (n, d_k)   query i and key i belong to token i
    count_pairs(tokens)                 a dict: {(left, right): how often}
                               ValueError where n_heads does not divide d_model"""


def drawn(text: str, width: int, indent: int = 0) -> list[str]:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(Wrapped(text, indent=indent))
    return [line.rstrip() for line in capture.get().split("\n")[:-1]]


def test_text_that_fits_is_as_it_was() -> None:
    assert drawn(GOAL, 80) == GOAL.split("\n")


def test_an_indented_line_is_never_continued_at_the_edge() -> None:
    lines = drawn(GOAL, 40)
    assert lines[0] == "Write three functions. About 6 minutes,"
    below = [line for line in lines[3:] if line]
    assert [line for line in below if not line.startswith("    ")] == []
    assert max(map(len, lines)) <= 40


def test_what_follows_a_label_stays_in_its_column() -> None:
    assert drawn("wanted  one two three four", 16) == ["wanted  one two", "        three", "        four"]


def test_a_label_without_room_beside_it_gets_its_own_line() -> None:
    assert drawn("    a_long_name(x)      gives a dict", 24) == ["    a_long_name(x)", "      gives a dict"]


@pytest.mark.parametrize("width", [10, 20, 40])
def test_no_word_is_lost_and_no_line_is_too_long(width: int) -> None:
    lines = drawn(GOAL, width, indent=2)
    assert max(map(len, lines)) <= width
    assert "".join("".join(lines).split()) == "".join(GOAL.split())


def test_an_item_of_a_list_is_one_line_to_be_wrapped_anew_below_its_text() -> None:
    text = "1. Scores. The dot\n   product of both.\n2. Weights.\n\n    not an item\n    nor this"
    assert filled(text) == "1. Scores. The dot product of both.\n2. Weights.\n\n    not an item\n    nor this"
    assert drawn(filled(text), 20)[:3] == ["1. Scores. The dot", "   product of both.", "2. Weights."]


def test_a_page_to_be_read_is_never_wider_than_can_be_followed() -> None:
    console = Console(file=io.StringIO(), width=120)
    console.print(AtMost(40, Wrapped("word " * 40)))
    assert max(map(len, console.file.getvalue().splitlines())) <= 40
