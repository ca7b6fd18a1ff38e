"""The watch screen fits its terminal and keeps what matters."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from txlab.flow import Page, Question, View
from txlab.model import (
    ChecklistLine,
    Ending,
    Exercise,
    Failure,
    Option,
    Outcome,
    Paper,
    Progress,
    Quiz,
    Standing,
    Verdict,
)
from txlab.screens.fit import Lines
from txlab.screens.stage import Place, Stage
from txlab.screens.table import Row
from txlab.screens.watch import plain_screen, watch_screen
from txlab.screens.watch_keys import keys_line
from txlab.screens.watch_verdict import FIRST_WORDS

EXERCISES = tuple(
    Exercise(n, f"ex0{n}_it", f"Title {n}", 5, f"Takeaway {n}.", ("f",), ("nudge", "push [b]", "shove " * 60))
    for n in (1, 2)
)
PLACES = {
    each.name: Place(
        each, Path("/lab") / each.filename, f"exercises/{each.filename}", {"Goal": "Write `f`.\n" * 8}
    )
    for each in EXERCISES
}
FAILED = Verdict(
    "ex01_it", Outcome.FAILED, 2, 5, 0.1, "", Failure("c", "rows sum to 1", "Row 0 sums to [/] 2.", None, 7)
)
MESSAGE = """Key j is allowed for query i where j <= i, which is the diagonal and everything left of it. \
causal_mask(3) is not right: 3 of 9 numbers differ, first at row 0, column 0.
wanted  [ True, False, False]   (row 0)
got     [False, False, False]
given   n = 3
given   m = [1, 2, 3]

What this looks like: the diagonal is excluded (j < i), so a token does not see itself.
Where to look: the diagonal (`causal_mask`, line 12)."""
LONG = replace(FAILED, failure=Failure("c", "the trace: token 0 sees itself", MESSAGE, "s", 12))
KEPT = (
    "1  Title 1",
    "2 of 5 checks passed",
    "the trace: token 0 sees itself",
    "wanted  [ True, False, False]",
    "got     [False, False, False]",
    "What this looks like: the diagonal is",
    "Where to look: the diagonal",
    "exercises/ex01_it.py:12",
)
ENDING = Ending(
    checklist=(ChecklistLine("I can [b].", 1), ChecklistLine("I can see.")),
    quiz=(
        Quiz(
            "Why [x]?",
            (Option("One", "No, [b].", False), Option("Two", "Yes.", True), Option("Three", "No.", False)),
        ),
    ),
    papers=(Paper("Ada", 1843, "Notes", (1, 2)),),
    next_steps=("Build [/].",),
)
PASSED = Verdict("ex01_it", Outcome.PASSED, 5, 5, 0.1)


def drawn(lines: Lines, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(lines)
    return capture.get()


def seen(hints: int) -> Progress:
    return Progress(standings={"ex01_it": Standing(Outcome.FAILED, hints_revealed=hints)})


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


@pytest.mark.parametrize(("width", "height"), [(120, 39), (80, 23), (40, 23)])
def test_a_save_shows_the_verdict_before_hints_prints_and_notes(width: int, height: int) -> None:
    verdict = replace(LONG, output="printed\n" * 40)
    notes = ("1  Title 1 lost its mark: it passed before.",)
    lines = screen(stage(verdict, progress=seen(2), notes=notes), width, height).splitlines()
    text = "\n".join(lines)
    assert [part for part in KEPT if part not in text] == []
    assert len(lines) <= height
    assert "q quit" in lines[-1]
    assert "printed: o shows all" in text
    assert "lost its mark" in text


def test_hints_seen_before_are_one_line_that_names_the_keys() -> None:
    text = screen(stage(LONG, progress=seen(2)))
    assert "Hint 2 of 3 is open: o shows it, h the next." in text
    assert "push [b]" not in text
    assert "All 3 hints are open: o shows them." in screen(stage(LONG, progress=seen(3)))
    assert "is open" not in drawn(plain_screen(stage(LONG, progress=seen(2)), 1000, with_goal=False), 1000)


FITTED = replace(
    EXERCISES[0],
    hints=("nudge", "push [b]", "lean", "shove " * 60, "lift"),
    fits=(frozenset(), frozenset({"a-slip"}), frozenset(), frozenset({"b-[slip]"}), frozenset()),
)


def fitted(slip: str | None, *revealed: int, verdict: Verdict = LONG, **changes: object) -> Stage:
    """A stage whose exercise has five hints, some of them revealed, after a verdict that named a slip."""
    known = Standing(Outcome.FAILED, slip=slip, hints_ahead=frozenset(revealed))
    progress = Progress(standings={"ex01_it": known})
    it = stage(verdict, progress=progress, **changes)  # type: ignore[arg-type]
    place = replace(PLACES["ex01_it"], exercise=FITTED)
    return replace(it, exercises=(FITTED, EXERCISES[1]), places={**PLACES, "ex01_it": place})


def words(it: Stage, width: int = 80, height: int = 40) -> str:
    return " ".join(screen(it, width, height).split())


def test_a_hint_that_fits_what_was_told_says_why_and_what_comes_next() -> None:
    text = words(fitted("b-[slip]", 1, 4, hints=4))
    assert (
        "Hint 4 of 5 This hint is for the mistake that you were last told here. Hints 2 and 3 come next, "
        "each with h. shove"
    ) in text
    assert "Hint 1 of 5 nudge Hint 4 of 5" in text
    assert "told here. Hints 1 to 3 come next, each with h. shove" in words(fitted("b-[slip]", 4, hints=4))
    assert "told here. Hint 1 comes next, with h. push" in words(fitted("a-slip", 2, hints=2))
    assert "told here. push" in words(fitted("a-slip", 1, 2, hints=2))
    for it in (fitted("b-[slip]", 1, 4, hints=1), fitted(None, 1, 4, hints=4), fitted("c", 1, 4, hints=4)):
        assert ("Hint 4 of 5" in words(it), "This hint is for" in words(it)) == (True, False)


def test_the_newest_hint_is_below_the_others_and_keeps_its_place() -> None:
    text = words(fitted("b-[slip]", 1, 4, hints=1))
    assert text.index("Hint 4 of 5") < text.index("shove") < text.index("Hint 1 of 5") < text.index("nudge")
    small = words(fitted("b-[slip]", 1, 2, 4, hints=2), 40, 19)
    assert ("Hint 2 of 5" in small, "push [b]" in small, "shove" in small) == (True, True, False)


@pytest.mark.parametrize(("height", "is_said"), [(14, False), (18, False), (23, True)])
def test_why_a_hint_came_gives_way_to_the_hint(height: int, is_said: bool) -> None:
    it = fitted("b-[slip]", 1, 4, verdict=replace(LONG, output="printed\n" * 9), hints=4)
    text = screen(it, 60, height)
    assert len(text.splitlines()) <= height
    assert ("This hint is for" in text, text.count("shove") == 60) == (is_said, height >= 18)


@pytest.mark.parametrize(
    ("revealed", "line"),
    [
        ((4,), "Hint 4 of 5 is open: o shows it, h the next."),
        ((1, 4), "2 of 5 hints are open: o shows them, h the next."),
        ((1, 2), "Hint 2 of 5 is open: o shows it, h the next."),
        ((1, 2, 4), "3 of 5 hints are open: o shows them, h the next."),
        ((1, 2, 3, 4, 5), "All 5 hints are open: o shows them."),
    ],
)
def test_folded_hints_are_counted_whichever_they_are(revealed: tuple[int, ...], line: str) -> None:
    assert line in screen(fitted("b-[slip]", *revealed))


def test_the_key_for_all_shows_the_revealed_hints_in_their_order() -> None:
    text = words(fitted("b-[slip]", 1, 4, page=Page.OUTPUT, hints=1))
    assert text.index("Hint 1 of 5") < text.index("Hint 4 of 5")
    assert ("Hint 2 of 5" in text, "Hint 3 of 5" in text) == (False, False)


@pytest.mark.parametrize("page", [Page.START, Page.VERDICT])
@pytest.mark.parametrize(("width", "height"), [(120, 39), (80, 23), (40, 23)])
def test_a_hint_just_opened_is_whole(page: Page, width: int, height: int) -> None:
    lines = screen(stage(LONG, page, progress=seen(3), hints=3), width, height).splitlines()
    text = "\n".join(lines)
    assert text.count("shove") == 60
    assert len(lines) <= height
    assert [part for part in ("1  Title 1", *KEPT[1:3], KEPT[-1]) if part not in text] == []


def test_a_hint_on_a_start_page_leaves_no_row_empty_that_something_was_cut_for() -> None:
    lines = screen(stage(FAILED, Page.START, progress=seen(2), hints=2)).splitlines()
    assert len(lines) == 23 or not any(line.startswith("... ") for line in lines)


def test_what_was_given_is_cut_before_anything_else_of_a_failure() -> None:
    lines = screen(stage(LONG), height=14).splitlines()
    assert not any("given" in line for line in lines)
    assert [part for part in KEPT if part not in "\n".join(lines)] == []
    assert any("Key j is allowed" in line for line in lines)


@pytest.mark.parametrize("height", range(6, 24))
def test_the_name_and_the_keys_never_leave_the_screen(height: int) -> None:
    it = stage(replace(LONG, output="printed\n" * 9), progress=seen(3), hints=3)
    lines = screen(it, 40, height).splitlines()
    assert len(lines) <= height
    assert any("1  Title 1" in line for line in lines)
    assert "q quit" in lines[-1]


def test_the_key_for_all_shows_the_whole_verdict_the_hints_and_the_prints() -> None:
    verdict = replace(LONG, output="\n".join(f"line {n}" for n in range(99)))
    text = screen(stage(verdict, Page.OUTPUT, progress=seen(2)))
    wanted = [*KEPT, "given   m = [1, 2, 3]", "nudge", "push [b]", "line 0", "line 98"]
    assert [part for part in wanted if part not in text] == []
    # The screen scrolls, and its lower end is what is seen.
    assert text.index("line 98") < text.index("Where to look")
    assert "more line" not in text


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


def test_the_first_screen_of_a_new_lab_says_that_failing_is_normal() -> None:
    for width, height in ((120, 39), (80, 23), (40, 23)):
        text = " ".join(screen(stage(LONG, Page.START), width, height).split())
        assert FIRST_WORDS in text


def test_a_pass_comes_before_the_next_exercise() -> None:
    text = screen(stage(PASSED, Page.PASSED, exercise="ex02_it", just_passed=("ex01_it",)))
    assert text.index("ok  1  Title 1: all 5 checks passed") < text.index("Takeaway 1.")
    assert text.index("Takeaway 1.") < text.index("Next: 2  Title 2") < text.index("Write `f`.")


def test_the_end_shows_every_takeaway_and_what_next() -> None:
    text = screen(replace(stage(PASSED, Page.FINISHED, just_passed=("ex01_it",)), ending=ENDING), height=40)
    wanted = [
        "every exercise passes",
        "1   Takeaway 1.",
        "2   Takeaway 2.",
        "[ ]  I can [b].",
        "z asks 1 question",
    ]
    wanted += ["Ada 1843, Notes (1, 2)", "Build [/]."]
    assert [part for part in wanted if part not in text] == []


def test_the_end_in_a_stream_names_no_keys() -> None:
    it = replace(stage(PASSED, Page.FINISHED, just_passed=("ex01_it",)), ending=ENDING)
    text = drawn(plain_screen(it, 1000, with_goal=True), 1000)
    assert ("I can [b]." in text, "every exercise passes" in text) == (True, True)
    assert ("k opens" in text, "z asks" in text) == (False, False)


def test_the_end_shows_what_is_ticked_and_how_the_quiz_went() -> None:
    progress = Progress(ticked=frozenset({1}), answers={1: 2})
    it = replace(stage(PASSED, Page.FINISHED, progress=progress), ending=ENDING)
    text = " ".join(screen(it, height=40).split())
    assert ("[x] I can [b]." in text, "You had 1 of 1 right." in text) == (True, True)


def test_a_line_of_the_checklist_says_that_its_exercise_passes() -> None:
    passed = Progress(standings={"ex01_it": Standing(Outcome.PASSED)}, ticked=frozenset({2}))
    text = screen(replace(stage(None, Page.CHECKLIST, progress=passed, line=2), ending=ENDING))
    assert "  1 [ ]  I can [b]. (passes)\n" in text
    assert "> 2 [x]  I can see.\n" in text


def test_a_quiz_asks_then_tells_the_chosen_and_the_right_answer_first() -> None:
    asked = replace(stage(None, Page.QUIZ, asked=1), ending=ENDING)
    text = screen(asked)
    assert ("Question 1 of 1" in text, "Why [x]?" in text, "No, [b]." in text) == (True, True, False)
    assert text.index("1  One") < text.index("2  Two") < text.index("3  Three")
    told = screen(stage_after(asked, 3))
    assert "That is not it." in told
    assert told.index("x   3  Three") < told.index("ok  2  Two") < told.index("x   1  One")
    assert "No, [b]." in told
    assert "That is right." in screen(stage_after(asked, 2))


def stage_after(asked: Stage, chosen: int) -> Stage:
    """The quiz after an option was chosen for its first question."""
    return replace(asked, view=replace(asked.view, is_answered=True, progress=Progress(answers={1: chosen})))


def test_the_score_of_a_quiz_survives_answers_that_no_longer_exist() -> None:
    it = replace(stage(None, Page.QUIZ, asked=0, progress=Progress(answers={1: 9, 7: 1})), ending=ENDING)
    assert "0 of 1 right" in screen(it)


def test_the_end_of_a_whole_lab_fits_a_small_screen() -> None:
    takeaway = "A takeaway of a length that is usual, which is the better part of two lines " + "x" * 60
    lab = tuple(
        replace(EXERCISES[0], number=n, name=f"ex0{n}_it", takeaway=f"{takeaway} {n}.") for n in range(1, 9)
    )
    it = replace(stage(None, Page.FINISHED), exercises=lab, ending=ENDING)
    lines = screen(it).splitlines()
    assert len(lines) <= 23
    assert sum(line[0].isdecimal() for line in lines if line) == 8
    for number in range(9):
        low = screen(replace(it, view=replace(it.view, leaf=number)), 40).splitlines()
        assert len(low) <= 23
        assert "Every exercise passes" in " ".join(" ".join(low).split())


def test_a_solution_too_long_for_the_screen_begins_with_its_code() -> None:
    code = "\n".join(f"x{n} = {n}" for n in range(30))
    it = replace(stage(FAILED, Page.SOLUTION), solution=(code, "Why it is so\n\nBecause."))
    first = screen(it)
    assert ("x0 = 0" in first, "Because." in first, len(first.splitlines()) <= 23) == (True, False, True)
    assert "Part 1 of 3: space next, s hides it, b back" in first
    rest = screen(replace(it, view=replace(it.view, leaf=1))) + screen(
        replace(it, view=replace(it.view, leaf=2))
    )
    assert ("x0 = 0" in rest, "x29 = 29" in rest, "Because." in rest) == (False, True, True)


def listing(choice: str, found: tuple[str, ...], search: str | None = None) -> Stage:
    rows = [Row(each, PLACES[each.name].file, "passed", Outcome.PASSED, 0, False) for each in EXERCISES]
    return replace(stage(FAILED, Page.LIST, choice=choice, found=found, search=search), rows=rows)


def test_the_list_says_how_to_go_somewhere() -> None:
    text = screen(listing("ex02_it", ("ex01_it", "ex02_it")))
    assert "Arrows and Enter, or a number, go to an exercise" in text
    assert ("   1  Title 1" in text, ">  2  Title 2" in text) == (True, True)


def test_the_list_shows_what_a_search_leaves_and_the_text_searched_for() -> None:
    text = screen(listing("ex02_it", ("ex02_it",), search="[b]"))
    assert ("1  Title 1" in text.split("exercise ")[1], ">  2  Title 2" in text) == (False, True)
    assert "/[b]_" in text
    assert "No exercise fits that." in screen(listing("ex02_it", (), search="zzz"))


def test_a_small_screen_shows_the_row_of_the_cursor() -> None:
    text = screen(listing("ex02_it", ("ex01_it", "ex02_it")), 30, 4)
    assert ("1  Title 1" in text.split("#")[1], ">  2  Title 2" in text) == (False, True)


def with_lesson(it: Stage, lesson: dict[str, str]) -> Stage:
    """A stage whose exercise at hand has this lesson."""
    return replace(it, places={**PLACES, it.view.exercise: replace(it.current, lesson=lesson)})


def test_a_lesson_is_shown_under_its_headings() -> None:
    parts = {"Title": "Exercise 1: it", "Setup": "One line\nand its end.", "Goal": "Write [b]."}
    text = screen(with_lesson(stage(FAILED, Page.LESSON), parts))
    assert text.index("1  Title 1") < text.index("Setup") < text.index("One line and its end.")
    assert "Write [b]." in text
    assert "Exercise 1: it" not in text
    assert "This exercise has no lesson text." in screen(with_lesson(stage(FAILED, Page.LESSON), {}))


@pytest.mark.parametrize("page", [page for page in Page if page is not Page.OUTPUT])
@pytest.mark.parametrize("question", [None, Question.RESET])
@pytest.mark.parametrize(("width", "height"), [(20, 4), (12, 2), (40, 8)])
def test_the_smallest_terminal_holds_every_page(
    page: Page, question: Question | None, width: int, height: int
) -> None:
    view = replace(listing("ex02_it", ("ex01_it", "ex02_it")).view, page=page, question=question)
    it = replace(
        with_lesson(listing("ex02_it", ()), {"Setup": "a b " * 99}),
        view=view,
        solution=("x = 1\n" * 50, "So."),
    )
    assert len(screen(it, width, height).splitlines()) <= height


@pytest.mark.parametrize("verdict", [FAILED, None])
def test_on_a_small_screen_the_name_stays(verdict: Verdict | None) -> None:
    for page in (Page.START, Page.VERDICT, Page.LIST, Page.LESSON, Page.SOLUTION):
        assert screen(stage(verdict, page), 20, 4).startswith("1  Title 1")


def test_hints_are_numbered_and_taken_as_they_are() -> None:
    text = screen(stage(FAILED, hints=2, progress=seen(2)))
    assert text.index("Hint 1 of 3") < text.index("nudge") < text.index("Hint 2 of 3")
    assert "push [b]" in text


def test_a_question_takes_the_place_of_the_keys() -> None:
    text = screen(stage(FAILED, question=Question.RESET))
    assert "Reset exercises/ex01_it.py?" in text
    assert "q quit" not in text


def test_before_the_first_verdict_the_last_known_state_is_told() -> None:
    known = Progress(standings={"ex01_it": Standing(outcome=Outcome.FAILED, checks_passed=2, checks_total=5)})
    assert "Last time: failing 2 of 5." in screen(stage(None, Page.START, progress=known))
    assert "Checking exercises/ex01_it.py" in screen(stage(None, checking="ex01_it"))


def test_a_slow_run_is_told_to_have_an_end() -> None:
    quick, slow = stage(None, checking="ex01_it"), stage(None, checking="ex01_it", slow=True)
    assert "stops" not in screen(replace(quick, timeout=10.0))
    assert "Checking exercises/ex01_it.py ... stops after 10 s" in screen(replace(slow, timeout=10.0))
    assert "... stops after 2.5 s" in screen(replace(slow, timeout=2.5))


def test_the_end_names_no_key_that_does_nothing_there() -> None:
    line = screen(stage(None, Page.FINISHED), 120).splitlines()[-1]
    assert ("h hint" in line, "n next" in line, "p previous" in line) == (False, False, True)
    assert ("k checklist" in line, "z quiz" in line) == (False, False)
    with_more = replace(stage(None, Page.FINISHED), ending=ENDING)
    assert "k checklist  z quiz" in screen(with_more, 40).splitlines()[-1]


def test_a_main_block_is_told_to_run_only_by_hand() -> None:
    printed_nothing = stage(PASSED, Page.OUTPUT)
    assert "The file printed nothing." in screen(printed_nothing)
    text = " ".join(screen(replace(printed_nothing, has_main=True)).split())
    assert "below `if __name__` runs only by hand: python exercises/ex01_it.py" in text
    assert "nothing" not in text


@pytest.mark.parametrize("width", [20, 40, 80, 120])
def test_the_keys_fit_on_one_line_and_end_with_quit(width: int) -> None:
    line = keys_line(width).plain
    assert len(line) <= width
    assert line.endswith("q quit")
    assert width < 40 or "o all" in line  # what cut lines speak of


def test_a_stream_gets_no_keys_and_the_goal_only_once() -> None:
    with_goal = drawn(plain_screen(stage(FAILED, Page.START), 1000, with_goal=True), 1000)
    without = drawn(plain_screen(stage(FAILED, Page.START), 1000, with_goal=False), 1000)
    assert "q quit" not in with_goal
    assert ("Write `f`." in with_goal, "Write `f`." in without) == (True, False)


def test_of_a_progress_bar_only_the_last_state_is_shown() -> None:
    bar = "\r".join(f"{step}% done" for step in range(101))
    text = screen(stage(replace(FAILED, output=f"before\r\n{bar}\nafter\r\n")))
    assert [line for line in text.splitlines() if "done" in line] == ["100% done"]
    assert ("before" in text, "after" in text) == (True, True)
