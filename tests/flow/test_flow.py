"""One behaviour of the watch logic per test; see `test_machine.py` for all orders of events."""

from collections.abc import Callable
from typing import Any

import pytest

from txlab import flow
from txlab.flow import Page, Question, events, keynames
from txlab.flow.effects import (
    CancelRun,
    Paint,
    Quit,
    Refresh,
    RememberCurrent,
    RememberSolution,
    RememberVerdict,
    RestoreStarter,
    RevealHint,
    StartRun,
)
from txlab.model import Exercise, Outcome, Progress, Standing, Verdict

ONE, TWO, THREE = "ex01_one", "ex02_two", "ex03_three"
END = "Every exercise passes; p goes back to one."
Start = Callable[..., Any]


def test_start_paints_before_any_run_ends(start: Start) -> None:
    state = flow.start_state(start().state.exercises, Progress(), None)
    state, effects = flow.step(state, events.Started())
    assert isinstance(effects[0], Paint)
    assert effects[0].view.page is Page.START
    assert effects[0].view.checking == ONE
    assert effects[1:] == (StartRun(1, ONE), RememberCurrent(ONE))


def test_start_checks_every_exercise_the_current_one_first(start: Start) -> None:
    watch = start(TWO)
    assert list(watch.state.verdicts) == [TWO, ONE, THREE]


def test_start_is_at_the_first_exercise_without_a_mark(start: Start) -> None:
    passed = Progress(standings={ONE: Standing(outcome=Outcome.PASSED)})
    assert flow.start_state(start().state.exercises, passed, None).current == TWO


def test_start_is_at_the_exercise_asked_for_rather_than_the_remembered_one(start: Start) -> None:
    remembered = Progress(current=TWO)
    assert flow.start_state(start().state.exercises, remembered, None).current == TWO
    assert flow.start_state(start().state.exercises, remembered, THREE).current == THREE


def test_a_remembered_exercise_that_no_longer_exists_is_forgotten(start: Start) -> None:
    assert flow.start_state(start().state.exercises, Progress(current="ex99_gone"), None).current == ONE


def test_a_save_runs_and_becomes_current(start: Start) -> None:
    watch = start()
    watch.save(TWO)
    assert watch.started == [TWO]
    watch.finish(False)
    assert (watch.view.page, watch.view.exercise) == (Page.VERDICT, TWO)
    assert watch.state.current == TWO


def test_the_verdict_is_painted_before_it_is_written_to_disk(start: Start) -> None:
    watch = start()
    watch.save(ONE)
    effects = watch.finish(False)
    assert isinstance(effects[0], Paint)
    assert isinstance(effects[1], RememberVerdict)


def test_a_save_during_its_own_run_cancels_and_starts_again(start: Start) -> None:
    watch = start()
    watch.save(ONE)
    old = watch.state.running.run
    assert watch.save(ONE) == (CancelRun(old), StartRun(old + 1, ONE))


def test_a_stale_verdict_changes_nothing(start: Start, verdict: Callable[..., Verdict]) -> None:
    watch = start()
    watch.save(ONE)
    old = watch.state.running.run
    watch.save(ONE)
    before = watch.state
    assert watch.send(events.RunFinished(run=old, verdict=verdict(ONE, True))) == ()
    assert watch.state == before


def test_another_exercise_waits_its_turn(start: Start) -> None:
    watch = start()
    watch.save(ONE)
    assert watch.save(TWO) == ()
    watch.finish(False)
    assert watch.view.exercise == ONE
    assert watch.started == [TWO]


def test_a_save_does_not_wait_for_a_check_behind_the_scene(start: Start) -> None:
    watch = start()
    watch.press("c")
    behind = watch.state.running
    watch.save(THREE)
    assert watch.seen(CancelRun) == [CancelRun(behind.run)]
    assert watch.started == [THREE]
    watch.finish(False)
    assert watch.started == [behind.exercise]


@pytest.mark.parametrize(("later", "runs"), [(0.29, False), (0.3, True)])
def test_the_same_content_within_a_moment_is_one_save(start: Start, later: float, runs: bool) -> None:
    watch = start()
    watch.send(events.FileSaved(files=((ONE, "same"),), at=10.0))
    watch.finish(False)
    watch.send(events.FileSaved(files=((ONE, "same"),), at=10.0 + later))
    assert (watch.started == [ONE]) is runs


def test_other_content_at_once_is_a_new_save(start: Start) -> None:
    watch = start()
    watch.send(events.FileSaved(files=((ONE, "a"),), at=10.0))
    watch.send(events.FileSaved(files=((ONE, "b"),), at=10.0))
    assert watch.started == [ONE]


def test_of_several_saved_at_once_all_run_and_the_lowest_failing_is_shown(start: Start) -> None:
    watch = start()
    watch.save(THREE, ONE, TWO)
    watch.finish(True)
    assert watch.seen(Paint) == []
    watch.finish(False)
    watch.finish(False)
    assert watch.view.exercise == TWO
    assert set(watch.state.verdicts) == {ONE, TWO, THREE}


def test_passing_says_so_and_moves_to_the_next_unpassed(start: Start) -> None:
    watch = start(passed=(TWO,))
    watch.save(ONE)
    watch.finish(True)
    assert watch.view.page is Page.PASSED
    assert watch.view.just_passed == (ONE,)
    assert watch.view.verdict.exercise == ONE
    assert watch.view.exercise == THREE
    assert watch.seen(RememberCurrent) == [RememberCurrent(THREE)]


def test_after_the_last_exercise_the_unpassed_ones_before_it_come(start: Start) -> None:
    watch = start(THREE, passed=(ONE,))
    watch.save(THREE)
    watch.finish(True)
    assert watch.view.exercise == TWO


def test_passing_the_last_one_open_shows_the_end(start: Start) -> None:
    watch = start(passed=(ONE, THREE))
    watch.save(TWO)
    watch.finish(True)
    assert (watch.view.page, watch.view.exercise) == (Page.FINISHED, TWO)


def test_a_lab_that_is_all_passed_begins_with_the_end(start: Start) -> None:
    watch = start(passed=(ONE, TWO, THREE))
    assert (watch.view.page, watch.view.just_passed) == (Page.FINISHED, ())


def test_the_end_does_not_come_in_between_when_something_else_is_wanted(start: Start) -> None:
    assert start(TWO, passed=(ONE, TWO, THREE)).state.page is Page.START
    watch = start(passed=(ONE, TWO, THREE), keys="h")
    assert watch.state.page is Page.START


def test_looking_at_the_list_meanwhile_does_not_keep_the_end_away(start: Start) -> None:
    watch = start(passed=(ONE, TWO, THREE), keys="l")
    assert watch.state.page is Page.LIST
    watch.press("l")
    assert watch.view.page is Page.FINISHED


def test_checking_all_from_the_end_leads_back_to_it(start: Start) -> None:
    watch = start(passed=(ONE, TWO, THREE))
    watch.press("c")
    for _ in range(3):
        watch.finish(True)
    assert watch.view.notes == ("All 3 exercises pass.",)
    watch.press("l")
    assert watch.view.page is Page.FINISHED


def test_the_end_comes_after_the_last_exercise_and_before_nothing(start: Start) -> None:
    watch = start(TWO, passed=(ONE, TWO, THREE))
    watch.press("nn")
    assert (watch.view.page, watch.view.exercise) == (Page.FINISHED, THREE)
    watch.press("n")
    assert (watch.view.page, watch.view.notes) == (Page.FINISHED, (END,))
    watch.press("p")
    assert (watch.view.page, watch.view.exercise, watch.view.notes) == (Page.START, THREE, ())


def test_the_way_back_from_the_end_is_the_last_exercise_whichever_was_passed_last(start: Start) -> None:
    watch = start(passed=(TWO, THREE))
    watch.save(ONE)
    watch.finish(True)
    watch.press("p")
    assert (watch.view.page, watch.view.exercise) == (Page.START, THREE)


def test_no_hint_is_spent_on_the_end(start: Start) -> None:
    watch = start(passed=(ONE, TWO, THREE))
    watch.press("h")
    assert watch.seen(RevealHint) == []
    assert (watch.view.page, watch.view.notes) == (Page.FINISHED, (END,))
    watch.press("l")
    assert watch.view.notes == ()


def test_an_exercise_that_does_not_pass_any_more_keeps_the_end_away(start: Start) -> None:
    watch = start(passed=(ONE, TWO, THREE), broken=(TWO,))
    assert watch.state.page is Page.START
    assert watch.state.notes == ("2  Title 2 lost its mark: it passed before.",)


def test_the_end_is_left_when_the_re_check_finds_a_broken_one(start: Start) -> None:
    watch = start(ONE, passed=(TWO, THREE))
    watch.press("c")
    watch.finish(False)
    watch.save(ONE)
    watch.finish(True)
    assert watch.view.page is Page.FINISHED
    watch.finish(False)
    assert (watch.view.page, watch.view.exercise) == (Page.START, TWO)
    assert "lost its mark" in watch.view.notes[0]


def test_a_finished_exercise_broken_again_loses_its_mark_and_the_screen_says_so(start: Start) -> None:
    watch = start(TWO, passed=(ONE,))
    watch.save(ONE)
    watch.finish(False)
    assert not watch.state.has_mark(ONE)
    assert watch.view.notes == ("1  Title 1 lost its mark: it passed before.",)


def test_a_check_of_all_that_finds_a_broken_one_says_so_and_stays(start: Start) -> None:
    watch = start(THREE, passed=(ONE,))
    watch.press("c")
    watch.finish(False)
    watch.finish(False)
    assert watch.view.exercise == THREE
    assert "1  Title 1 lost its mark" in watch.view.notes[0]


def test_a_deleted_file_is_run_to_say_that_it_is_missing(start: Start) -> None:
    watch = start()
    watch.send(events.FileDeleted(exercise=TWO))
    assert watch.started == [TWO]


def test_a_restored_file_runs_even_with_the_content_it_had(start: Start) -> None:
    watch = start()
    watch.send(events.FileSaved(files=((ONE, "same"),), at=10.0))
    watch.send(events.FileDeleted(exercise=ONE, at=10.1))
    watch.send(events.FileSaved(files=((ONE, "same"),), at=10.2))
    assert watch.started == [ONE]


def test_an_unknown_file_is_ignored(start: Start) -> None:
    watch = start()
    assert watch.save("notes") == ()
    assert watch.send(events.FileDeleted(exercise="notes")) == ()


def test_a_long_run_is_announced_once(start: Start) -> None:
    watch = start()
    watch.save(TWO)
    assert watch.send(events.Ticked(at=watch.clock + 0.1)) == ()
    watch.send(events.Ticked(at=watch.clock + 0.4))
    assert watch.view.checking == TWO
    assert watch.send(events.Ticked(at=watch.clock + 0.5)) == ()


def test_a_run_that_takes_a_second_is_told_to_have_an_end(start: Start) -> None:
    watch = start()
    watch.save(TWO)
    watch.send(events.Ticked(at=watch.clock + 0.4))
    assert not watch.view.slow
    watch.send(events.Ticked(at=watch.clock + 1.1))
    assert [effect.view.slow for effect in watch.seen(Refresh)] == [True]
    assert watch.send(events.Ticked(at=watch.clock + 1.2)) == ()


def test_keys_typed_during_a_run_are_acted_on_after_it_in_order(start: Start) -> None:
    watch = start()
    watch.save(ONE)
    assert watch.press("nns") == ()
    watch.finish(False)
    painted = [effect.view for effect in watch.seen(Paint)]
    assert [view.exercise for view in painted] == [ONE, TWO, THREE, THREE]
    assert painted[-1].question is Question.SOLUTION


def test_a_held_key_that_starts_a_run_holds_the_rest_back(start: Start) -> None:
    watch = start()
    watch.save(ONE)
    watch.press("rn")
    watch.finish(False)
    assert (watch.state.current, watch.started) == (ONE, [ONE])
    watch.finish(False)
    assert watch.state.current == TWO


@pytest.mark.parametrize("key", ["z", "!", keynames.ESCAPE, "\t", "1", "y", " ", "b", "/", keynames.UP])
def test_unknown_keys_do_nothing(start: Start, key: str) -> None:
    watch = start()
    before = watch.state
    assert watch.press(key) == ()
    assert watch.state == before


def test_next_and_previous_stop_at_the_ends_and_say_so(start: Start) -> None:
    watch = start(THREE)
    watch.press("n")
    assert watch.view.notes == ("This is the last exercise.",)
    watch.press("pp")
    assert (watch.view.page, watch.view.exercise, watch.view.notes) == (Page.START, ONE, ())
    watch.press("p")
    assert watch.view.notes == ("This is the first exercise.",)


@pytest.mark.parametrize("page", ["l", "?", "o"])
def test_that_there_is_no_next_exercise_is_not_said_on_other_pages(start: Start, page: str) -> None:
    watch = start(THREE)
    watch.press("n" + page)
    assert watch.view.notes == ()


def test_a_hint_is_revealed_under_the_verdict(start: Start) -> None:
    watch = start()
    assert watch.press("h") == (RevealHint(ONE),)
    watch.send(events.HintRevealed(exercise=ONE, revealed=(1,), newest=1))
    assert watch.view.hints == 1


def test_an_open_hint_folds_at_a_save_and_the_next_one_opens(start: Start) -> None:
    watch = start()
    watch.send(events.HintRevealed(exercise=ONE, revealed=(1,), newest=1))
    watch.save(ONE)
    watch.finish(False)
    assert watch.view.hints == 0
    assert watch.press("h") == (RevealHint(ONE),)
    watch.send(events.HintRevealed(exercise=ONE, revealed=(1, 2), newest=2))
    assert watch.view.hints == 2


def test_after_the_last_hint_the_solution_is_named(start: Start) -> None:
    watch = start()
    watch.send(events.HintRevealed(exercise=ONE, revealed=(1, 2), newest=2))
    watch.press("h")
    assert watch.seen(RevealHint) == []
    assert "Press s" in watch.view.notes[0]


def test_hints_close_when_another_exercise_becomes_current(start: Start) -> None:
    watch = start()
    watch.send(events.HintRevealed(exercise=ONE, revealed=(1,), newest=1))
    watch.press("np")
    assert watch.view.hints == 0


def test_the_solution_is_shown_after_yes_and_remembered(start: Start) -> None:
    watch = start()
    watch.press("s")
    assert watch.view.question is Question.SOLUTION
    watch.press("y")
    assert watch.view.page is Page.SOLUTION
    assert watch.seen(RememberSolution) == [RememberSolution(ONE)]


def test_the_solution_is_leafed_through_and_its_key_hides_it(start: Start) -> None:
    watch = start()
    watch.press("sy  ")
    assert (watch.view.page, watch.view.leaf) == (Page.SOLUTION, 2)
    watch.press("s")
    assert (watch.view.page, watch.view.question) == (Page.START, None)
    watch.press("sy")
    assert watch.view.leaf == 0
    watch.press("s")
    assert watch.press(" ") == ()


@pytest.mark.parametrize("no", ["n", "N", keynames.ESCAPE, keynames.ENTER])
def test_no_drops_the_question(start: Start, no: str) -> None:
    watch = start()
    watch.press("x", no)
    assert watch.view.question is None
    assert watch.press("y") == ()


def test_a_question_ignores_other_keys(start: Start) -> None:
    watch = start()
    watch.press("x")
    assert watch.press("h") == ()
    assert watch.state.question is Question.RESET


def test_a_save_drops_the_question_so_that_a_late_yes_resets_nothing(start: Start) -> None:
    watch = start()
    watch.press("x")
    watch.save(ONE)
    watch.finish(False)
    assert watch.press("y") == ()


def test_reset_runs_the_restored_file_once_and_shows_where_the_backup_is(start: Start) -> None:
    watch = start()
    watch.press("x")
    assert watch.press("y") == (RestoreStarter(ONE),)
    watch.send(events.StarterRestored(exercise=ONE, digest="d", note="kept as b.py", at=50.0))
    assert watch.send(events.FileSaved(files=((ONE, "d"),), at=50.1)) == ()
    watch.finish(False)
    assert watch.view.notes == ("kept as b.py",)


def test_a_refused_reset_only_says_why(start: Start) -> None:
    watch = start()
    watch.send(events.StarterRestored(exercise=ONE, digest=None, note="nothing to reset"))
    assert (watch.started, watch.view.notes) == ([], ("nothing to reset",))


@pytest.mark.parametrize(
    ("key", "page"), [("l", Page.LIST), ("?", Page.KEYS), ("o", Page.OUTPUT), ("t", Page.LESSON)]
)
def test_a_page_opens_and_closes_with_its_key_or_escape(start: Start, key: str, page: Page) -> None:
    watch = start()
    watch.press(key)
    assert watch.view.page is page
    watch.press(key)
    assert watch.view.page is Page.START
    watch.press(key, keynames.ESCAPE)
    assert watch.view.page is Page.START


def test_a_number_on_the_list_goes_to_that_exercise(start: Start) -> None:
    watch = start()
    watch.press("l3")
    assert (watch.view.page, watch.view.exercise) == (Page.START, THREE)


def test_check_all_lists_how_many_pass(start: Start) -> None:
    watch = start()
    watch.press("c")
    for passed in (True, False, True):
        watch.finish(passed)
    assert watch.view.page is Page.LIST
    assert watch.view.notes == ("2 of 3 exercises pass.",)


def test_a_mark_gained_behind_the_scene_only_refreshes(start: Start) -> None:
    watch = start()
    watch.press("c" + "l")
    watch.finish(False)
    watch.finish(True)
    assert watch.seen(Paint) == []
    assert len(watch.seen(Refresh)) == 1


def test_q_cancels_the_run_and_leaves_the_verdict_standing(start: Start) -> None:
    watch = start()
    watch.save(ONE)
    run = watch.state.running.run
    assert watch.press("q") == (CancelRun(run), Quit(0))


def test_q_on_another_page_paints_the_verdict_again(start: Start) -> None:
    watch = start()
    watch.save(ONE)
    watch.finish(False)
    watch.press("l")
    watch.press("q")
    assert watch.view.page is Page.VERDICT
    assert watch.effects[-1] == Quit(0)


def test_a_signal_ends_with_its_own_code(start: Start) -> None:
    watch = start()
    assert watch.send(events.QuitRequested(code=143)) == (Quit(143),)


@pytest.mark.parametrize(("key", "code"), [(keynames.CTRL_C, 130), (keynames.CTRL_D, 0)])
def test_control_keys_quit(start: Start, key: str, code: int) -> None:
    assert start().press(key) == (Quit(code),)


def test_trouble_is_said_and_the_watch_goes_on(start: Start) -> None:
    watch = start()
    watch.send(events.Troubled(message="disk full"))
    assert watch.view.notes == ("disk full",)


def test_no_verdict_is_shown_of_a_file_that_was_saved_since(start: Start) -> None:
    watch = start()
    watch.save(ONE)
    watch.finish(False)
    watch.save(ONE)
    watch.send(events.Resized())
    (refresh,) = watch.seen(Refresh)
    assert (refresh.view.verdict, refresh.view.checking) == (None, ONE)


def test_a_start_that_finds_the_current_exercise_solved_moves_on(
    start: Start, verdict: Callable[..., Verdict]
) -> None:
    exercises: tuple[Exercise, ...] = start().state.exercises
    state, _ = flow.step(flow.start_state(exercises, Progress(), None), events.Started())
    state, effects = flow.step(state, events.RunFinished(run=1, verdict=verdict(ONE, True)))
    assert isinstance(effects[0], Paint)
    assert (effects[0].view.page, effects[0].view.exercise) == (Page.PASSED, TWO)
