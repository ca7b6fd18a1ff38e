"""Known answers: what their heads say is held against the verdicts."""

from pathlib import Path

import pytest

from txlab.author.answers import Answer, complaints, holes, read_answer
from txlab.model import CheckResult, Failure, Outcome, Verdict

FAILURE = Failure("adds_up", "the rows add up", "row 0 sums to 2", slip="down-columns", line=3)
PASSED = Verdict("ex", Outcome.PASSED, 1, 1, 0.1, results=(CheckResult("adds_up", "t", True),))
FAILED = Verdict(
    "ex", Outcome.FAILED, 0, 1, 0.1, failure=FAILURE, results=(CheckResult("adds_up", "t", False),)
)


def answer(
    kind: str = "wrong", check: str = "adds_up", slip: str = "down-columns", words=("sums to",)
) -> Answer:
    return Answer(Path(kind) / "a.py", kind == "right", check, slip, tuple(words))


def test_the_head_of_an_answer_is_read(tmp_path):
    """cause, check, slip and words stand in the first lines."""
    path = tmp_path / "wrong" / "a.py"
    path.parent.mkdir()
    path.write_text(
        "# cause: c\n# check: x\n# slip: none\n# say: One|two words\nimport numpy\n# slip: later\n"
    )
    read = read_answer(path)
    assert (read.right, read.check, read.slip, read.words) == (False, "x", "none", ("one", "two words"))
    assert read.name == "wrong/a.py"


def test_what_is_as_promised_is_not_complained_of():
    """a right answer that passes and a wrong one told as it should be are fine."""
    assert not list(complaints(answer("right"), PASSED))
    assert not list(complaints(answer(), FAILED))
    assert not list(complaints(answer(check="-", slip="-", words=()), FAILED))


@pytest.mark.parametrize(
    ("known", "verdict", "said"),
    [
        (answer("right"), FAILED, "a right answer is refused"),
        (answer(), PASSED, "a wrong answer is accepted"),
        (answer(check="other"), FAILED, "not by other"),
        (answer(slip="other"), FAILED, "not other"),
        (answer(slip="none"), FAILED, "not none"),
        (answer(words=("shape",)), FAILED, "none of the words shape"),
    ],
)
def test_each_broken_promise_is_told(known, verdict, said):
    """every kind of difference is a complaint of its own."""
    (told,) = complaints(known, verdict)
    assert said in told


def test_unproven_checks_and_untold_slips_are_holes():
    """a check that no wrong answer fails, and a slip that none is told, are found."""
    assert not list(holes([(answer(), FAILED)], {"down-columns"}))
    found = list(holes([(answer("right"), PASSED)], {"down-columns"}))
    assert found == [
        "the check adds_up passes on every known wrong answer",
        "the slip down-columns is told to no known wrong answer",
    ]
