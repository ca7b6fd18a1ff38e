"""The key for the next hint, where the last verdict named a slip."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from txlab import standing
from txlab.flow import events
from txlab.flow.effects import RevealHint
from txlab.model import Failure, Outcome, Verdict

ONE = "ex01_one"
Start = Callable[..., Any]


def told(start: Start, slip: str | None) -> Any:
    """A watch of an exercise with five hints, of which some fit a slip, after a verdict that names one."""
    watch = start()
    fits = (frozenset(), frozenset({"early"}), frozenset(), frozenset({"late"}), frozenset())
    first, *others = watch.state.exercises
    exercises = (replace(first, hints=("a", "b", "c", "d", "e"), fits=fits), *others)
    watch.state = replace(watch.state, exercises=exercises)
    save(watch, slip)
    return watch


def save(watch: Any, slip: str | None) -> None:
    """Save the exercise, with a verdict that names a slip."""
    watch.save(ONE)
    verdict = Verdict(ONE, Outcome.FAILED, 1, 3, 0.1, failure=Failure("c", "t", "m", slip))
    watch.send(events.RunFinished(run=watch.state.running.run, verdict=verdict))


def ask(watch: Any, others: tuple[int, ...] = ()) -> int:
    """Press the key, and the hint shown then; `others` were revealed by another txlab before it."""
    assert watch.press("h") == (RevealHint(ONE),)
    reveal(watch, others)
    number: int = watch.view.hints
    return number


def reveal(watch: Any, others: tuple[int, ...] = ()) -> None:
    """Answer for what remembers: one more hint than the screen and others have revealed."""
    exercise, progress = watch.state.exercises[0], watch.state.progress
    for number in others:
        progress = standing.reveal_hint(progress, ONE, number)
    newest = standing.next_hint(exercise, progress.standing(ONE))
    assert newest is not None
    known = standing.reveal_hint(progress, ONE, newest).standing(ONE)
    revealed = standing.revealed_hints(exercise, known)
    watch.send(events.HintRevealed(exercise=ONE, revealed=revealed, newest=newest))


def shown(watch: Any) -> tuple[int, ...]:
    """The numbers of the hints that the screen knows to be revealed."""
    return standing.revealed_hints(watch.state.exercises[0], watch.state.progress.standing(ONE))


def test_the_hint_that_fits_what_was_told_comes_first_then_those_before_it(start: Start) -> None:
    watch = told(start, "late")
    assert [ask(watch) for _ in range(5)] == [4, 1, 2, 3, 5]
    assert watch.press("h") and watch.seen(RevealHint) == []
    assert (watch.view.hints, "Press s" in watch.view.notes[0]) == (5, True)


def test_without_a_slip_the_hints_come_in_their_order(start: Start) -> None:
    assert [ask(told(start, slip)) for slip in (None, "unknown")] == [1, 1]
    watch = told(start, None)
    assert [ask(watch) for _ in range(5)] == [1, 2, 3, 4, 5]


def test_only_what_the_last_verdict_named_counts(start: Start) -> None:
    watch = told(start, "late")
    save(watch, "early")
    assert ask(watch) == 2
    save(watch, None)
    assert ask(watch) == 1
    save(watch, "late")
    assert ask(watch) == 4
    save(watch, "late")
    assert ask(watch) == 3


def test_two_quick_presses_are_two_hints(start: Start) -> None:
    watch = told(start, "late")
    assert [watch.press("h"), watch.press("h")] == [(RevealHint(ONE),)] * 2
    reveal(watch)
    reveal(watch)
    assert (watch.view.hints, shown(watch)) == (1, (1, 4))


def test_a_hint_that_another_txlab_revealed_meanwhile_is_not_the_newest(start: Start) -> None:
    watch = told(start, None)
    assert ask(watch, others=(1, 2)) == 3
    assert shown(watch) == (1, 2, 3)
    watch = told(start, "late")
    assert ask(watch, others=(1, 2)) == 4
    assert shown(watch) == (1, 2, 4)
    watch = told(start, "late")
    assert ask(watch, others=(4,)) == 1
    assert shown(watch) == (1, 4)


def test_the_newest_hint_is_that_of_the_exercise_on_the_screen(start: Start) -> None:
    watch = told(start, None)
    assert [ask(watch), ask(watch)] == [1, 2]
    watch.press("n")
    assert watch.press("h") == (RevealHint("ex02_two"),)
    watch.send(events.HintRevealed(exercise="ex02_two", revealed=(1,), newest=1))
    assert watch.view.hints == 1
    watch.press("p")
    assert (watch.view.hints, ask(watch)) == (0, 3)
