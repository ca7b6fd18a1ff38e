"""Pure changes of what is remembered, and where they say to go on."""

from txlab import standing
from txlab.model import Exercise, Outcome, Progress, Verdict

NAME = "ex01_double"
LAB = tuple(
    Exercise(number, name, "title", 1, "takeaway", ("f",), ("hint",))
    for number, name in enumerate((NAME, "ex02_half"), 1)
)


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
