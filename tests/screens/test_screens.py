"""What the plain commands draw: learner text as it is, nothing wider than the terminal."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from txlab.model import Exercise, Failure, Outcome, Standing, Verdict
from txlab.screens.hints import hints_text
from txlab.screens.solution import Code, diff_view, solution_view
from txlab.screens.table import Row, exercise_table
from txlab.screens.verdict import row, verdict_view
from txlab.screens.words import state, summary

HINTS = ("Think of [bold]bags[/] " + "and bags " * 20, "Second.", "Third.", "Fourth.")
EXERCISE = Exercise(4, "ex04_mask", "The causal mask", 7, "Takeaway.", ("f",), HINTS)
FILE = Path("/lab/exercises/ex04_mask.py")


def drawn(view: RenderableType, width: int = 80, colour: bool = False) -> str:
    """What a console of this width gets; with `colour`, one that is a terminal."""
    console = Console(
        file=io.StringIO(),
        width=width,
        force_terminal=colour,
        color_system="standard" if colour else None,
        markup=False,
        highlight=False,
        legacy_windows=False,
    )
    with console.capture() as capture:
        console.print(view)
    return capture.get()


def verdict(outcome: Outcome, message: str = "", line: int | None = None) -> Verdict:
    failure = None if outcome is Outcome.PASSED else Failure("f", "a [title]", message, line=line)
    return Verdict("ex04_mask", outcome, 7 if failure else 11, 11, 0.1, failure=failure)


def view(outcome: Outcome, message: str = "", line: int | None = None) -> RenderableType:
    return verdict_view(EXERCISE, verdict(outcome, message, line), FILE, "exercises/ex04_mask.py")


def test_learner_text_is_never_markup_and_never_a_terminal_code() -> None:
    text = drawn(view(Outcome.FAILED, "got [/red] [link=x] \x1b[31m\x07 :smile:", 3))
    assert "got [/red] [link=x] \\x07 :smile:" in text
    assert "a [title]" in text
    assert "exercises/ex04_mask.py:3" in text


def test_the_place_is_a_link_on_a_terminal() -> None:
    assert "file:///lab/exercises/ex04_mask.py" in drawn(view(Outcome.FAILED, "m", 3), colour=True)


def test_nothing_is_wider_than_40_columns() -> None:
    message = "a long message " * 10 + "\n  indented line"
    rows = [Row(EXERCISE, FILE, "failing 7 of 11", Outcome.FAILED, 2, True)]
    views = [
        view(Outcome.FAILED, message, 3),
        exercise_table(rows, 40),
        row(EXERCISE, verdict(Outcome.PASSED)),
    ]
    for each in views:
        assert max(len(line.rstrip()) for line in drawn(each, 40).splitlines()) <= 40
    hints = hints_text(EXERCISE, range(1, 5), 0, 40, dim=False)
    assert max(len(line) for line in hints.splitlines()) <= 40


def test_a_table_has_one_line_for_each_exercise_on_a_narrow_screen() -> None:
    long = replace(EXERCISE, title="Splitting and merging attention heads")
    rows = [Row(long, FILE, "failing 7 of 11 (being checked)", Outcome.FAILED, 2, True)] * 3
    for width in (40, 80):
        assert len(drawn(exercise_table(rows, width), width).splitlines()) == 4


def test_a_narrow_table_keeps_title_and_state() -> None:
    rows = [Row(EXERCISE, FILE, "failing 7 of 11", Outcome.FAILED, 2, True)]
    narrow, wide = drawn(exercise_table(rows, 40), 40), drawn(exercise_table(rows, 80))
    assert "The causal mask" in narrow
    assert "failing 7 of 11" in narrow
    assert "2 of 4" not in narrow
    assert "2 of 4" in wide


def test_old_hints_are_dimmed_only_on_a_terminal() -> None:
    dimmed = hints_text(EXERCISE, (1, 2), 1, 80, dim=True)
    assert dimmed.count("\x1b[2m") == 1
    assert dimmed.index("\x1b[0m") < dimmed.index("Hint 2 of 4")
    assert "\x1b" not in hints_text(EXERCISE, (1, 2), 1, None, dim=False)


def test_hints_keep_their_own_words() -> None:
    assert "[bold]bags[/]" in hints_text(EXERCISE, (1,), 0, None, dim=False)


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome.PASSED, "all 11 checks passed"),
        (Outcome.FAILED, "7 of 11 checks passed"),
        (Outcome.BROKEN, "the file could not be loaded"),
        (Outcome.TIMEOUT, "stopped at the time limit"),
        (Outcome.CRASHED, "the run died before its verdict"),
        (Outcome.MISSING, "there is no file"),
    ],
)
def test_every_outcome_has_words(outcome: Outcome, words: str) -> None:
    assert summary(verdict(outcome)) == words
    assert words in drawn(view(outcome))
    assert state(Standing(outcome, 7, 11))


def test_a_solution_is_shown_with_its_reasons() -> None:
    text = drawn(solution_view(EXERCISE, "x = [1]  # [red]\n", "Why it is so\n\nBecause [of] this."))
    assert text.index("x = [1]  # [red]") < text.index("Why") < text.index("Because [of] this.")
    assert text.count("Why") == 1
    assert drawn(solution_view(EXERCISE, "x = 1\n", "Because.")).count("Why") == 1


def test_the_reasons_are_filled_to_the_width_and_keep_what_is_set_apart() -> None:
    notes = "Why\n\none\ntwo three\n\n    a = 1\n    b = 2\nfour\nfive\n- six\n- seven"
    lines = drawn(solution_view(EXERCISE, "x = 1\n", notes)).splitlines()
    at = lines.index("one two three")
    assert lines[at + 1 :] == ["", "    a = 1", "    b = 2", "four five", "- six", "- seven"]


def test_a_difference_is_coloured_by_line() -> None:
    text = drawn(diff_view(["--- a", "+++ b", "@@ -1 +1 @@", "-[old]", "+[new]", " same"]), colour=True)
    assert "\x1b[31m-[old]" in text
    assert "\x1b[32m+[new]" in text


def test_code_too_long_for_a_line_is_continued_deeper_and_its_comment_stands_above() -> None:
    code = "def f(x):\n    first = numbers(one, two, three)  # a word\n\n    return first  # ok\n"
    lines = [line.rstrip() for line in drawn(Code(code), 28).splitlines()]
    assert lines == [
        "def f(x):",
        "    # a word",
        "    first = numbers(one,",
        "        two, three)",
        "",
        "    return first  # ok",
    ]
