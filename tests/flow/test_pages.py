"""Moving about: in the list, through long pages, and to the editor and back."""

from collections.abc import Callable
from typing import Any

import pytest

from txlab import flow
from txlab.flow import Page, events
from txlab.flow.effects import OpenEditor, Paint, Quit, Refresh, RestoreStarter, RevealHint, StartRun
from txlab.flow.keynames import BACKSPACE, DOWN, END, ENTER, ESCAPE, HOME, LEFT, PAGE_DOWN, PAGE_UP, RIGHT, UP
from txlab.model import Failure, Outcome, Progress, Verdict

ONE, TWO, THREE = "ex01_one", "ex02_two", "ex03_three"
Start = Callable[..., Any]


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        ((), TWO),
        ((DOWN,), THREE),
        ((DOWN, DOWN), THREE),
        ((UP,), ONE),
        ((UP, UP, DOWN), TWO),
        ((HOME,), ONE),
        ((END,), THREE),
    ],
)
def test_arrows_move_in_the_list_and_stop_at_its_ends(
    start: Start, keys: tuple[str, ...], chosen: str
) -> None:
    watch = start(TWO)
    watch.press("l", *keys)
    assert (watch.view.choice, watch.view.exercise) == (chosen, TWO)
    watch.press(ENTER)
    assert (watch.view.page, watch.view.exercise) == (Page.START, chosen)


def test_the_list_opens_at_the_current_exercise_each_time(start: Start) -> None:
    watch = start(TWO)
    watch.press("l", DOWN, "l", "l")
    assert watch.view.choice == TWO


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("t", (ONE, TWO, THREE)),
        ("thr", (THREE,)),
        ("title 2", (TWO,)),
        ("2 TITLE", (TWO,)),
        ("3", (THREE,)),
        ("q", ()),
    ],
)
def test_a_search_leaves_what_holds_every_word(start: Start, text: str, left: tuple[str, ...]) -> None:
    watch = start(ONE)
    watch.press("l", "/", text)
    assert watch.view.found == left
    assert watch.view.search == text.lower()


def test_enter_in_a_search_goes_to_the_first_that_is_left(start: Start) -> None:
    watch = start(ONE)
    watch.press("l", "/", "thr", ENTER)
    assert (watch.view.page, watch.view.exercise) == (Page.START, THREE)


def test_arrows_move_among_what_a_search_leaves(start: Start) -> None:
    watch = start(THREE)
    watch.press("l", "/", "o", UP)
    assert watch.view.found == (ONE, TWO)
    assert watch.view.choice == ONE


def test_enter_goes_nowhere_when_nothing_is_left(start: Start) -> None:
    watch = start(ONE)
    watch.press("l", "/", "zzz")
    assert watch.press(ENTER) == ()
    watch.press(*[BACKSPACE] * 3, ENTER)
    assert (watch.view.page, watch.view.exercise) == (Page.START, ONE)


@pytest.mark.parametrize("keys", [(ESCAPE,), (BACKSPACE, BACKSPACE)])
def test_a_search_is_left_by_escape_or_by_erasing_more_than_all(start: Start, keys: tuple[str, ...]) -> None:
    watch = start(ONE)
    watch.press("l", "/", "3", *keys)
    assert (watch.view.page, watch.view.search) == (Page.LIST, None)
    assert watch.view.found == (ONE, TWO, THREE)
    watch.press("l")
    assert watch.view.page is Page.START


def test_letters_of_a_search_are_no_keys(start: Start) -> None:
    watch = start(ONE)
    watch.press("l", "/")
    for letter in "qhsrnplcoxte?":
        watch.press(letter)
        assert watch.view.page is Page.LIST
    assert watch.view.search == "qhsrnplcoxte?"
    assert watch.press("\t") != ()
    assert watch.view.search == "qhsrnplcoxte?"


def test_control_keys_end_a_search_and_the_watch(start: Start) -> None:
    watch = start(ONE)
    watch.press("l", "/", "a")
    assert watch.press("c-d")[-1] == Quit(0)


@pytest.mark.parametrize(("on", "back"), [(" ", "b"), (DOWN, UP), (RIGHT, LEFT), (PAGE_DOWN, PAGE_UP)])
@pytest.mark.parametrize("page", ["t", "?"])
def test_a_long_page_is_leafed_through_both_ways(start: Start, page: str, on: str, back: str) -> None:
    watch = start(ONE)
    watch.press(page, on, on)
    assert watch.view.leaf == 2
    watch.press(back)
    assert watch.view.leaf == 1
    watch.press(page, page)
    assert watch.view.leaf == 0


def test_the_editor_opens_where_the_verdict_points(start: Start) -> None:
    watch = start(ONE)
    failure = Failure(check="c", title="t", message="m", line=12)
    watch.save(ONE)
    running = watch.state.running.run
    watch.send(
        events.RunFinished(run=running, verdict=Verdict(ONE, Outcome.FAILED, 1, 3, 0.0, failure=failure))
    )
    assert watch.press("e")[-1] == OpenEditor(ONE, 12)


def test_the_editor_opens_without_a_line_where_there_is_none(start: Start) -> None:
    watch = start(ONE)
    assert watch.press("n", "e")[-1] == OpenEditor(TWO, None)


def test_nothing_is_painted_over_an_editor_and_everything_when_it_closes(start: Start) -> None:
    watch = start(ONE)
    watch.press("e")
    watch.save(ONE)
    assert watch.started == [ONE]
    watch.finish(True)
    watch.send(events.Resized())
    watch.send(events.Troubled(message="disk full"))
    assert not watch.seen(Paint)
    watch.send(events.EditorClosed())
    assert (watch.view.page, watch.view.just_passed) == (Page.PASSED, (ONE,))
    assert watch.view.notes == ("disk full",)


def test_what_there_is_to_say_of_the_editor_is_said(start: Start) -> None:
    watch = start(ONE)
    watch.press("e")
    watch.send(events.EditorClosed(note="There is no editor."))
    assert watch.view.notes == ("There is no editor.",)


def test_keys_wait_for_the_editor(start: Start) -> None:
    watch = start(ONE)
    watch.press("e")
    watch.save(ONE)
    watch.press("n")
    watch.finish(False)
    assert watch.state.current == ONE
    watch.send(events.EditorClosed())
    assert watch.view.exercise == TWO


def test_the_editor_opens_at_once_during_a_run_unless_other_keys_came_before(start: Start) -> None:
    watch = start(ONE)
    watch.save(ONE)
    assert watch.press("r", "e") == (OpenEditor(ONE, None),)
    watch = start(ONE)
    watch.save(ONE)
    assert watch.press("n", "e") == ()
    watch.finish(False)
    assert watch.seen(OpenEditor) == [OpenEditor(TWO, None)]


def test_quitting_during_a_slow_run_leaves_no_word_of_it_going_on(start: Start) -> None:
    watch = start(ONE)
    watch.save(ONE)
    watch.send(events.Ticked(at=watch.clock + 1.0))
    (refresh,) = watch.seen(Refresh)
    assert refresh.view.checking == ONE
    watch.press("q")
    assert watch.view.checking is None
    assert watch.effects[-1] == Quit(0)


def test_a_run_goes_on_while_the_editor_is_open(start: Start) -> None:
    watch = start(ONE)
    watch.press("e")
    watch.save(TWO)
    assert [effect for effect in watch.effects if isinstance(effect, StartRun)] != []


def test_who_goes_to_an_exercise_from_the_list_is_not_pulled_away(start: Start) -> None:
    passed = (ONE, TWO, THREE)
    watch = start(passed=passed)
    watch.press("c", DOWN, ENTER)
    assert (watch.view.page, watch.view.exercise) == (Page.START, TWO)
    for _ in passed:
        watch.finish(True)
    assert (watch.state.page, watch.state.current) == (Page.START, TWO)


def test_the_same_trouble_is_said_once(start: Start) -> None:
    watch = start(ONE)
    for message in ("no engine", "disk full", "no engine"):
        watch.send(events.Troubled(message=message))
    assert watch.view.notes == ("disk full", "no engine")


def test_a_starter_found_again_later_by_looking_is_no_save(start: Start) -> None:
    watch = start(ONE)
    watch.press("x", "y")
    watch.send(events.StarterRestored(exercise=ONE, digest="d", note="kept as b.py", at=50.0))
    watch.finish(False)
    assert watch.send(events.FileSaved(files=((ONE, "d"),), at=50.9)) == ()
    assert watch.state.notes == ("kept as b.py",)


def test_what_a_reset_has_to_say_is_said_although_its_exercise_waits_already(start: Start) -> None:
    watch = start(ONE)
    watch.save(TWO)
    watch.save(ONE)
    watch.send(events.StarterRestored(exercise=ONE, digest="d", note="kept as b.py", at=watch.clock))
    watch.finish(False)
    watch.finish(False)
    assert watch.view.notes == ("kept as b.py",)


@pytest.mark.parametrize("keys", ["h", "sy", "xy", "n", "e"])
def test_keys_about_an_exercise_are_dropped_when_the_screen_has_moved_on(start: Start, keys: str) -> None:
    watch = start(ONE)
    watch.save(ONE)
    if keys == "e":
        watch.press("l")
    watch.press(keys)
    watch.finish(True)
    assert watch.state.current == TWO
    assert watch.state.question is None
    assert {type(effect) for effect in watch.effects} & {RevealHint, RestoreStarter, OpenEditor} == set()
    assert watch.state.progress.standing(TWO).solution_shown is False


def test_held_keys_may_move_and_then_act(start: Start) -> None:
    watch = start(ONE)
    watch.save(ONE)
    watch.press("nh")
    watch.finish(False)
    assert watch.seen(RevealHint) == [RevealHint(TWO)]


@pytest.mark.parametrize("key", ["y", "n"])
def test_an_answer_to_a_question_that_a_save_took_back_does_nothing(start: Start, key: str) -> None:
    watch = start(ONE)
    watch.press("x")
    watch.save(ONE)
    watch.finish(False)
    assert watch.press(key) == ()
    watch.press("n")
    assert watch.state.current == TWO


def test_a_lab_whose_marks_are_not_known_moves_on_to_what_does_not_pass(
    start: Start, verdict: Callable[..., Verdict]
) -> None:
    state = flow.start_state(start().state.exercises, Progress(), None)
    state, _ = flow.step(state, events.Started())
    for number, (name, passed) in enumerate(((ONE, True), (TWO, True), (THREE, False)), 1):
        state, _ = flow.step(state, events.RunFinished(run=number, verdict=verdict(name, passed)))
    assert (state.current, state.page, state.just_passed) == (THREE, Page.PASSED, (ONE,))
