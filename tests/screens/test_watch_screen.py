"""The watch screen fits its terminal and keeps what matters."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from txlab.flow import Page, Question, View
from txlab.model import Exercise, Failure, Outcome, Progress, Standing, Verdict
from txlab.screens.fit import Lines, Part, fit
from txlab.screens.watch import FIRST_WORDS, Place, Stage, plain_screen, watch_screen
from txlab.screens.watch_keys import keys_line

EXERCISES = tuple(
    Exercise(n, f"ex0{n}_it", f"Title {n}", 5, f"Takeaway {n}.", ("f",), ("nudge", "push [b]"))
    for n in (1, 2)
)
PLACES = {
    each.name: Place(each, Path("/lab") / each.filename, f"exercises/{each.filename}", "Write `f`.\n" * 8)
    for each in EXERCISES
}
FAILED = Verdict(
    "ex01_it", Outcome.FAILED, 2, 5, 0.1, "", Failure("c", "rows sum to 1", "Row 0 sums to [/] 2.", None, 7)
)
PASSED = Verdict("ex01_it", Outcome.PASSED, 5, 5, 0.1)


def drawn(lines: Lines, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(lines)
    return capture.get()


def stage(verdict: Verdict | None, page: Page = Page.VERDICT, **changes: object) -> Stage:
    verdicts = {verdict.exercise: verdict} if verdict else {}
    view = View(page, "ex01_it", verdict, verdicts, Progress())
    return Stage(replace(view, **changes), EXERCISES, PLACES)  # type: ignore[arg-type]


def screen(it: Stage, width: int = 80, height: int = 23) -> str:
    return drawn(watch_screen(it, width, height), width)


def test_a_verdict_shows_where_what_and_the_keys() -> None:
    text = screen(stage(FAILED))
    wanted = ["0/2 passed", "1  Title 1", "2 of 5 checks passed", "rows sum to 1", "[/] 2.", ":7", "q quit"]
    assert [part for part in wanted if part not in text] == []


@pytest.mark.parametrize(("width", "height"), [(120, 40), (80, 23), (40, 19), (40, 14)])
@pytest.mark.parametrize("page", [Page.START, Page.VERDICT])
def test_it_fits_and_keeps_the_name_and_the_failure(page: Page, width: int, height: int) -> None:
    verdict = replace(FAILED, output="printed\n" * 200 + "last")
    lines = screen(stage(verdict, page), width, height).splitlines()
    assert len(lines) <= height
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    assert "1  Title 1" in text
    assert "rows sum to 1" in text


def test_the_last_printed_lines_are_kept_and_the_cut_is_counted() -> None:
    lines = screen(stage(replace(FAILED, output="".join(f"{n}\n" for n in range(99))))).splitlines()
    cut = next(line for line in lines if "o shows all" in line)
    count = int(cut.split()[1])
    assert "98" in lines
    assert sum(line.isdecimal() for line in lines) + count == 99 + 1  # its heading was cut as well


def test_the_whole_output_is_shown_when_asked_for() -> None:
    verdict = replace(FAILED, output="\n".join(map(str, range(99))))
    assert len([line for line in screen(stage(verdict, Page.OUTPUT)).splitlines() if line.isdecimal()]) == 99


def test_failing_is_said_to_be_normal_only_before_the_first_pass() -> None:
    assert FIRST_WORDS in screen(stage(FAILED, Page.START), height=40)
    once = Progress(standings={"ex01_it": Standing(outcome=Outcome.FAILED, ever_passed=True)})
    assert FIRST_WORDS not in screen(stage(FAILED, Page.START, progress=once), height=40)


def test_a_pass_comes_before_the_next_exercise() -> None:
    text = screen(stage(PASSED, Page.PASSED, exercise="ex02_it", just_passed=("ex01_it",)))
    assert text.index("ok  1  Title 1: all 5 checks passed") < text.index("Takeaway 1.")
    assert text.index("Takeaway 1.") < text.index("Next: 2  Title 2") < text.index("Write `f`.")


def test_the_end_shows_every_takeaway() -> None:
    text = screen(stage(PASSED, Page.FINISHED, just_passed=("ex01_it",)))
    assert "Takeaway 1." in text
    assert "Takeaway 2." in text


def test_hints_are_numbered_and_taken_as_they_are() -> None:
    text = screen(stage(FAILED, hints=2))
    assert "Hint 1 of 2" in text
    assert "push [b]" in text


def test_a_question_takes_the_place_of_the_keys() -> None:
    text = screen(stage(FAILED, question=Question.RESET))
    assert "Reset exercises/ex01_it.py?" in text
    assert "q quit" not in text


def test_before_the_first_verdict_the_last_known_state_is_told() -> None:
    known = Progress(standings={"ex01_it": Standing(outcome=Outcome.FAILED, checks_passed=2, checks_total=5)})
    assert "Last time: failing 2 of 5." in screen(stage(None, Page.START, progress=known))
    assert "Checking exercises/ex01_it.py" in screen(stage(None, checking="ex01_it"))


@pytest.mark.parametrize("width", [20, 40, 80, 120])
def test_the_keys_fit_on_one_line_and_end_with_quit(width: int) -> None:
    line = keys_line(width).plain
    assert len(line) <= width
    assert line.endswith("q quit")


def test_a_stream_gets_no_keys_and_the_goal_only_once() -> None:
    with_goal = drawn(plain_screen(stage(FAILED, Page.START), 1000, with_goal=True), 1000)
    without = drawn(plain_screen(stage(FAILED, Page.START), 1000, with_goal=False), 1000)
    assert "q quit" not in with_goal
    assert ("Write `f`." in with_goal, "Write `f`." in without) == (True, False)


def test_the_part_that_gives_first_is_cut_first() -> None:
    parts = [
        Part(Text("a\n" * 4 + "a")),
        Part(Text("b\n" * 9 + "b"), gives=1, least=2, more="!"),
        Part(Text("c\nc"), gives=2),
    ]
    lines = drawn(fit(parts, 20, 11), 20).split("\n")[:-1]
    assert len(lines) == 11
    assert "c" not in lines
    assert lines[-1] == "... 6 more lines!"
