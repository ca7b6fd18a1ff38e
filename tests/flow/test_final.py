"""The checklist and the quiz, open from the last screen alone."""

from collections.abc import Callable
from typing import Any

import pytest

from txlab.flow import Page, Question
from txlab.flow.effects import RememberAnswer, RememberTick
from txlab.flow.keynames import DOWN, ENTER, ESCAPE, UP
from txlab.model import ChecklistLine, Ending, Option, Quiz

ONE, TWO, THREE = "ex01_one", "ex02_two", "ex03_three"
ALL = (ONE, TWO, THREE)
OPTIONS = (Option("a", "no", False), Option("b", "yes", True))
ENDING = Ending(
    checklist=(ChecklistLine("first", 1), ChecklistLine("second", 2), ChecklistLine("third")),
    quiz=(Quiz("why?", OPTIONS), Quiz("what?", OPTIONS)),
)
Start = Callable[..., Any]


@pytest.fixture
def end(start: Start) -> Any:
    """A watch on the last screen of a lab with a checklist and a quiz."""
    watch = start(passed=ALL, ending=ENDING)
    assert watch.state.page is Page.FINISHED
    return watch


@pytest.mark.parametrize(("key", "page"), [("k", Page.CHECKLIST), ("z", Page.QUIZ)])
def test_each_opens_and_closes_with_its_key_or_escape(end: Any, key: str, page: Page) -> None:
    end.press(key)
    assert end.view.page is page
    end.press(key)
    assert end.view.page is Page.FINISHED
    end.press(key, ESCAPE)
    assert end.view.page is Page.FINISHED


@pytest.mark.parametrize("key", ["k", "z"])
def test_elsewhere_their_keys_do_nothing(start: Start, key: str) -> None:
    assert start(ONE, ending=ENDING).press(key) == ()
    assert start(passed=ALL).press(key) == ()


def test_space_ticks_the_line_of_the_cursor_and_unticks_it(end: Any) -> None:
    end.press("k", DOWN, " ")
    assert end.view.progress.ticked == {2}
    assert end.effects[-1] == RememberTick(2, True)
    end.press(ENTER)
    assert end.view.progress.ticked == frozenset()
    assert end.effects[-1] == RememberTick(2, False)


def test_the_cursor_stays_in_the_checklist(end: Any) -> None:
    end.press("k", UP)
    assert end.view.line == 1
    end.press(*[DOWN] * 9)
    assert end.view.line == 3


def test_a_number_ticks_its_line(end: Any) -> None:
    end.press("k", "3")
    assert (end.view.line, end.view.progress.ticked) == (3, {3})
    assert end.press("4") == ()
    assert end.press("0") == ()


def test_the_quiz_asks_one_question_after_the_other_and_then_tells_the_score(end: Any) -> None:
    end.press("z")
    assert (end.view.asked, end.view.is_answered) == (1, False)
    end.press("2")
    assert (end.view.is_answered, end.view.progress.answers) == (True, {1: 2})
    assert end.effects[-1] == RememberAnswer(1, 2)
    end.press(ENTER)
    assert (end.view.asked, end.view.is_answered) == (2, False)
    end.press("1", ENTER)
    assert (end.view.asked, end.view.progress.answers) == (0, {1: 2, 2: 1})
    end.press("z", "z")
    assert end.view.asked == 0
    end.press(ENTER)
    assert end.view.asked == 1


def test_a_question_is_answered_once_and_only_with_an_option_it_has(end: Any) -> None:
    end.press("z")
    assert end.press("3") == ()
    assert end.press("0") == ()
    end.press("1")
    assert end.press("2") == ()
    assert end.state.progress.answers == {1: 1}


def test_a_long_answer_is_leafed_through(end: Any) -> None:
    end.press("z", "1", " ", " ")
    assert end.view.leaf == 2
    end.press(ENTER)
    assert end.view.leaf == 0


def test_other_keys_work_there_as_everywhere(end: Any) -> None:
    end.press("k", "l")
    assert end.view.page is Page.LIST
    end.press("l", "z", "p")
    assert (end.view.page, end.view.exercise) == (Page.START, THREE)


def test_a_question_is_not_skipped_and_the_quiz_goes_on_where_it_was_left(end: Any) -> None:
    end.press("z")
    assert end.press(ENTER) == ()
    end.press("1", ENTER, "z", "z")
    assert (end.view.asked, end.view.is_answered) == (2, False)


def test_s_in_the_checklist_is_about_the_line_of_the_cursor(end: Any) -> None:
    end.press("k", "s")
    assert (end.view.question, end.view.exercise) == (Question.SOLUTION, ONE)
    end.press("n", "k", DOWN, "s", "y")
    assert (end.view.page, end.view.exercise) == (Page.SOLUTION, TWO)
    end.press("s")
    assert end.view.page is Page.FINISHED


@pytest.mark.parametrize("way_back", ["s", ESCAPE])
def test_the_last_screen_is_not_leafed_by_what_was_read_before(end: Any, way_back: str) -> None:
    end.press("s", "y", " ", " ", way_back)
    assert (end.view.page, end.view.leaf) == (Page.FINISHED, 0)
