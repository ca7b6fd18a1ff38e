"""Pure changes of what is remembered, and where they say to go on."""

import pytest

from txlab import standing
from txlab.model import Exercise, Failure, Outcome, Progress, Standing, Verdict

NAME = "ex01_double"
LAB = tuple(
    Exercise(number, name, "title", 1, "takeaway", ("f",), ("hint",))
    for number, name in enumerate((NAME, "ex02_half"), 1)
)
FITS = (frozenset({"early"}), frozenset[str](), frozenset({"late", "later"}), frozenset({"never"}))
LADDER = Exercise(1, NAME, "title", 1, "takeaway", ("f",), ("a", "b", "c", "d"), FITS)


def told(progress: Progress, slip: str | None) -> Progress:
    """`progress` after a verdict that named a slip, or none."""
    failure = Failure("check", "title", "message", slip)
    return standing.record(progress, Verdict(NAME, Outcome.FAILED, 1, 2, 0.1, failure=failure))


def order(progress: Progress) -> list[int]:
    """The numbers of the hints in the order in which they are revealed from here."""
    numbers = list[int]()
    while (number := standing.next_hint(LADDER, progress.standing(NAME))) is not None:
        numbers.append(number)
        progress = standing.reveal_next_hint(progress, NAME, 4, FITS)
        assert number in standing.revealed_hints(LADDER, progress.standing(NAME))
    return numbers


def test_a_pass_is_remembered_even_when_it_fails_again() -> None:
    old = standing.record(Progress(), Verdict(NAME, Outcome.PASSED, 2, 2, 0.1))
    new = standing.record(old, Verdict(NAME, Outcome.BROKEN, 0, 2, 0.1))
    assert (new.standing(NAME).outcome, new.standing(NAME).ever_passed) == (Outcome.BROKEN, True)
    assert standing.forget_verdict(new, NAME).standing(NAME).outcome is None


def test_hints_never_go_back_and_never_beyond_the_last() -> None:
    three = standing.reveal_hints(Progress(), NAME, 3)
    assert standing.reveal_hints(three, NAME, 1).standing(NAME).hints_revealed == 3
    assert standing.reveal_next_hint(three, NAME, 4).standing(NAME).hints_revealed == 4
    assert standing.reveal_next_hint(three, NAME, 3).standing(NAME).hints_revealed == 3


@pytest.mark.parametrize(
    ("slip", "numbers"),
    [
        ("late", [3, 1, 2, 4]),
        ("early", [1, 2, 3, 4]),
        ("never", [1, 2, 3, 4]),
        ("unknown", [1, 2, 3, 4]),
        (None, [1, 2, 3, 4]),
    ],
)
def test_the_hint_that_fits_the_slip_comes_first_and_never_the_last(
    slip: str | None, numbers: list[int]
) -> None:
    assert order(told(Progress(), slip)) == numbers


def test_a_hint_that_fits_is_not_revealed_twice() -> None:
    assert order(told(standing.reveal_hints(Progress(), NAME, 3), "late")) == [4]
    assert order(told(standing.reveal_hint(Progress(), NAME, 3), "later")) == [1, 2, 4]


def test_hints_revealed_in_another_order_are_the_same_standing() -> None:
    ahead = standing.reveal_hint(standing.reveal_hint(Progress(), NAME, 3), NAME, 2)
    assert standing.revealed_hints(LADDER, ahead.standing(NAME)) == (2, 3)
    assert (ahead.standing(NAME).hints_revealed, ahead.standing(NAME).hints_ahead) == (0, {2, 3})
    assert standing.reveal_hint(ahead, NAME, 1) == standing.reveal_hints(Progress(), NAME, 3)
    assert standing.reveal_hints(ahead, NAME, 1) == standing.reveal_hints(Progress(), NAME, 3)
    three = standing.reveal_hints(Progress(), NAME, 3)
    assert standing.reveal_hint(three, NAME, 2) == three


def test_all_hints_are_all_whichever_were_revealed_ahead() -> None:
    every = standing.reveal_hints(standing.reveal_hint(Progress(), NAME, 3), NAME, 4).standing(NAME)
    assert standing.revealed_hints(LADDER, every) == (1, 2, 3, 4)
    assert standing.next_hint(LADDER, every) is None


def test_hints_that_a_shorter_ladder_no_longer_has_are_not_counted() -> None:
    known = Standing(hints_revealed=1, hints_ahead=frozenset({4, 9}))
    assert standing.revealed_hints(LADDER, known) == (1, 4)
    assert standing.revealed_hints(LADDER, Standing(hints_revealed=9)) == (1, 2, 3, 4)


def test_a_slip_is_remembered_until_the_next_verdict() -> None:
    late = told(Progress(), "late")
    assert late.standing(NAME).slip == "late"
    assert told(late, None).standing(NAME).slip is None
    assert standing.record(late, passed(NAME)).standing(NAME).slip is None
    assert standing.record(late, Verdict(NAME, Outcome.MISSING, 0, 0, 0.0)).standing(NAME).slip is None
    assert standing.forget_verdict(late, NAME).standing(NAME).slip is None
    assert standing.fits_slip(LADDER, late.standing(NAME), 3)
    assert not standing.fits_slip(LADDER, late.standing(NAME), 2)


def passed(name: str) -> Verdict:
    return Verdict(name, Outcome.PASSED, 2, 2, 0.1)


def test_the_default_is_the_current_one_else_the_first_open_one() -> None:
    first, second = LAB
    done = standing.record(Progress(), passed("ex01_double"))
    assert standing.current(LAB, Progress()) == first
    assert standing.current(LAB, done) == second
    assert standing.current(LAB, standing.move_to(done, "ex01_double")) == first
    assert standing.current(LAB, standing.move_to(done, "gone")) == second
    assert standing.current(LAB, standing.record(done, passed("ex02_half"))) == first


def test_the_next_open_one_is_sought_behind_before_from_the_start() -> None:
    first, second = LAB
    done = standing.record(Progress(), passed("ex02_half"))
    assert standing.next_open(LAB, Progress(), after=first.name) == second
    assert standing.next_open(LAB, done, after=second.name) == first
    assert standing.next_open(LAB, standing.record(done, passed("ex01_double"))) is None
