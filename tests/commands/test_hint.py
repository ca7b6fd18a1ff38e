"""`txlab hint`: one rung at a time, never more than asked for."""

import re
from dataclasses import replace

import pytest

from txlab import standing
from txlab.commands import hint
from txlab.commands import list as listing
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.model import Failure, Outcome, Verdict

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def fitted(session: Session) -> Session:
    """A session in which the first exercise has a hint for two slips."""
    first, *others = session.workspace.lab.exercises
    fits = (frozenset[str](), frozenset({"added-once"}), frozenset({"bags-not-equal"}), frozenset[str]())
    lab = replace(session.workspace.lab, exercises=(replace(first, fits=fits), *others))
    return replace(session, workspace=replace(session.workspace, lab=lab))


def fail(session: Session, slip: str | None) -> None:
    """Remember a run of the first exercise that named a slip."""
    failure = Failure("check", "title", "message", slip)
    verdict = Verdict("ex01_double", Outcome.FAILED, 1, 2, 0.1, failure=failure)
    session.store.update(lambda old: standing.record(old, verdict))


def ask(session: Session, capsys: Capture, again: bool = False, everything: bool = False) -> str:
    """What `txlab hint 1` prints, on one line."""
    assert hint.run(session, "1", again=again, everything=everything) == 0
    return " ".join(capsys.readouterr().out.split())


def numbers(text: str) -> list[int]:
    """The numbers of the hints shown, in the order in which they are."""
    return [int(number) for number in re.findall(r"Hint (\d) of", text)]


def test_each_call_reveals_one_more_and_the_last_names_the_solution(
    session: Session, capsys: Capture
) -> None:
    for number in range(1, 5):
        assert hint.run(session, "1", again=False, everything=False) == 0
        shown = capsys.readouterr().out
        assert shown.count("Hint ") == number
        assert f"Hint {number} of 4" in shown
        assert ("That was the last hint. The solution: txlab solution 1" in shown) == (number == 4)
    hint.run(session, "1", again=False, everything=False)
    assert "There are no more hints. The solution: txlab solution 1" in capsys.readouterr().out


def test_again_reveals_nothing(session: Session, capsys: Capture) -> None:
    hint.run(session, "1", again=True, everything=False)
    assert "No hint is revealed yet" in capsys.readouterr().out
    hint.run(session, "1", again=False, everything=False)
    capsys.readouterr()
    hint.run(session, "1", again=True, everything=False)
    assert capsys.readouterr().out.count("Hint ") == 1
    assert session.store.load().standing("ex01_double").hints_revealed == 1


def test_all_reveals_all(session: Session, capsys: Capture) -> None:
    hint.run(session, "half", again=False, everything=True)
    assert "Hint 4 of 4" in capsys.readouterr().out
    assert session.store.load().standing("ex02_half").hints_revealed == 4


def test_both_at_once_is_refused(session: Session) -> None:
    with pytest.raises(LabError, match="one of them"):
        hint.run(session, "1", again=True, everything=True)


def test_off_a_terminal_there_are_no_codes(session: Session, capsys: Capture) -> None:
    hint.run(session, "1", again=False, everything=True)
    hint.run(session, "1", again=False, everything=False)
    assert "\x1b" not in capsys.readouterr().out


def test_the_hint_that_fits_what_was_told_comes_first_and_says_why(fitted: Session, capsys: Capture) -> None:
    fail(fitted, "bags-not-equal")
    first = ask(fitted, capsys)
    assert numbers(first) == [3]
    assert (
        "Hint 3 of 4 This hint is for the mistake that you were last told here. Hints 1 and 2 come next, "
        "each with `txlab hint 1`. What does x + x give?"
    ) in first
    second = ask(fitted, capsys)
    assert (numbers(second), "This hint is for" in second) == ([3, 1], False)
    assert numbers(ask(fitted, capsys)) == [1, 3, 2]
    last = ask(fitted, capsys)
    assert (numbers(last), "That was the last hint" in last) == ([1, 2, 3, 4], True)
    assert "There are no more hints" in ask(fitted, capsys)


def test_a_hint_that_fits_and_is_next_is_only_said_to_fit(fitted: Session, capsys: Capture) -> None:
    ask(fitted, capsys)
    fail(fitted, "added-once")
    text = ask(fitted, capsys)
    assert "Hint 2 of 4 This hint is for the mistake that you were last told here. Add the number" in text
    assert "next" not in text


def test_one_hint_passed_over_is_named_alone(fitted: Session, capsys: Capture) -> None:
    fail(fitted, "added-once")
    assert "told here. Hint 1 comes next, with `txlab hint 1`. Add" in ask(fitted, capsys)


@pytest.mark.parametrize("slip", [None, "unknown"])
def test_a_slip_that_no_hint_is_for_changes_nothing(
    fitted: Session, capsys: Capture, slip: str | None
) -> None:
    fail(fitted, slip)
    text = ask(fitted, capsys)
    assert (numbers(text), "This hint is for" in text) == ([1], False)


def test_a_slip_of_an_older_run_chooses_no_hint(fitted: Session, capsys: Capture) -> None:
    fail(fitted, "bags-not-equal")
    fitted.store.update(lambda old: standing.forget_verdict(old, "ex01_double"))
    assert numbers(ask(fitted, capsys)) == [1]


def test_again_shows_in_order_what_was_revealed_out_of_order(fitted: Session, capsys: Capture) -> None:
    fail(fitted, "bags-not-equal")
    ask(fitted, capsys)
    ask(fitted, capsys)
    text = ask(fitted, capsys, again=True)
    assert (numbers(text), "This hint is for" in text, "hints" in text) == ([1, 3], False, False)
    assert numbers(ask(fitted, capsys, again=True)) == [1, 3]


def test_all_shows_a_hint_that_fits_in_its_place(fitted: Session, capsys: Capture) -> None:
    fail(fitted, "bags-not-equal")
    text = ask(fitted, capsys, everything=True)
    assert (numbers(text), "This hint is for" in text) == ([1, 2, 3, 4], False)


def test_all_reveals_those_that_were_passed_over(fitted: Session, capsys: Capture) -> None:
    fail(fitted, "bags-not-equal")
    ask(fitted, capsys)
    text = ask(fitted, capsys, everything=True)
    assert (numbers(text), "This hint is for" in text) == ([3, 1, 2, 4], False)
    assert "That was the last hint. The solution: txlab solution 1" in text


def test_what_another_txlab_revealed_meanwhile_is_shown_above_the_hint_that_fits(
    fitted: Session, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(fitted, "added-once")
    before = fitted.store.load()
    fitted.store.update(lambda old: standing.reveal_hint(old, "ex01_double", 3))
    monkeypatch.setattr(fitted.store, "load", lambda: before)
    text = ask(fitted, capsys)
    assert (numbers(text), text.count("This hint is for")) == ([3, 2], 1)
    assert "Hint 2 of 4 This hint is for the mistake that you were last told here. Hint 1 comes" in text


def test_the_list_counts_hints_revealed_out_of_order(fitted: Session, capsys: Capture) -> None:
    fail(fitted, "bags-not-equal")
    ask(fitted, capsys)
    assert listing.run(fitted) == 0
    assert "1 of 4" in capsys.readouterr().out.splitlines()[1]
