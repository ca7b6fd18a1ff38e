"""A failure as it is drawn: a small matrix stands between what is said and the numbers."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from txlab.drawing import Grid
from txlab.model import Failure
from txlab.screens.cells import Pen
from txlab.screens.colours import Colour
from txlab.screens.failure import around_numbers, failure_parts
from txlab.screens.fit import fit
from txlab.screens.verdict import failure_view

GRID = Grid("f(x)", ((1.0, 0.0), (1.0, 1.0)), ((1.0, 1.0), (0.0, 1.0)), frozenset({(0, 1), (1, 0)}))
MESSAGE = """It is transposed.
In `f(x)`, 2 of 4 numbers are not right.
wanted  [1.0000, 0.0000]   (row 0)
got     [1.0000, 1.0000]

The trap behind it: shape and axis (txlab lesson traps)."""
FAILURE = Failure("c", "the trace", MESSAGE, "s", 3, GRID)
FILE = Path("exercises/ex.py")
LOOK = Pen(Colour.NONE, True)


def drawn(content, width=80):
    """The lines of something drawn."""
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    console.print(content)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def place(lines, words):
    """Which line holds some words."""
    return next(number for number, line in enumerate(lines) if words in line)


@pytest.mark.parametrize("way", ["a command", "the watch"])
def test_a_small_matrix_stands_above_its_numbers(way):
    view = failure_view(FAILURE, FILE, "ex.py", LOOK)
    parts = fit(failure_parts(FAILURE, FILE, "ex.py", False, LOOK), 80, None)
    lines = drawn(view if way == "a command" else parts)
    order = ["It is transposed", "2 of 4", "shape (2, 2)", "x marks what is wrong", "wanted  [", "The trap"]
    places = [place(lines, words) for words in order]
    assert places == sorted(places)


def test_without_a_terminal_nothing_is_drawn():
    shown = "\n".join(drawn(failure_view(FAILURE, FILE, "ex.py", None)))
    assert "shape (2, 2)" not in shown
    assert "wanted  [1.0000, 0.0000]" in shown


def test_where_there_is_no_room_the_numbers_are_enough():
    lines = drawn(fit(failure_parts(FAILURE, FILE, "ex.py", False, LOOK), 20, None), 20)
    assert not [line for line in lines if "shape (2" in line]


def test_on_a_small_screen_the_matrix_goes_and_what_was_given_stays():
    given = FAILURE.message.replace("\n\nThe", "\ngiven   x = [1, 2]\n\nThe")
    failure = Failure("c", "the trace", given, "s", 3, GRID)
    lines = drawn(fit(failure_parts(failure, FILE, "ex.py", False, LOOK), 80, 9))
    assert len(lines) <= 9
    assert any("given   x" in line for line in lines)
    assert not [line for line in lines if "shape (2" in line]


@pytest.mark.parametrize("message", ["One sentence.", "Two.\n\nParts."])
def test_a_message_without_numbers_has_no_empty_part(message):
    failure = Failure(None, "t", message)
    lines = drawn(fit(failure_parts(failure, FILE, "ex.py", False, LOOK), 80, None))
    assert not [at for at in range(1, len(lines)) if lines[at - 1] == lines[at] == ""]


def test_a_message_is_parted_where_its_numbers_begin():
    assert around_numbers("a\nb\nwanted  1\ngot     2\nwanted  3") == (
        "a\nb",
        "wanted  1\ngot     2\nwanted  3",
    )
    assert around_numbers("what is wanted  is said") == ("what is wanted  is said", "")
    assert around_numbers("a\nthere:  wanted 1, got 2") == ("a", "there:  wanted 1, got 2")


def test_a_matrix_too_wide_for_the_screen_leaves_no_gap():
    lines = drawn(failure_view(FAILURE, FILE, "ex.py", LOOK), 24)
    assert not [at for at in range(1, len(lines)) if lines[at - 1] == lines[at] == ""]
