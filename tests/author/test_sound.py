"""An exercise's own files: each way of being unsound is seen."""

import pytest

from txlab.author import sound
from txlab.model import Exercise, Failure, Outcome, Verdict

EXERCISE = Exercise(1, "ex01", "T", 1, "t", ("double",), ("a", "b", "c", "d"))
STARTER = '''"""T

Setup
-----
s

Trace
-----
t

Goal
----
g
"""


def given(x):
    return x


def double(x):
    """Twice x."""
    # TODO
    return x


print("in")
'''
SOLUTION = STARTER.replace("# TODO\n    return x", "return x + x")
TOLD = Failure("c", "t", "`double` is still to write: it is as the starter left it.", line=3)


def verdict(outcome=Outcome.FAILED, failure=TOLD):
    return Verdict("ex01", outcome, 0, 1, 0.1, failure=failure)


def test_a_sound_exercise_has_no_faults():
    """texts that agree, a starter that fails in words, a solution that passes."""
    assert not list(sound.of_the_texts(EXERCISE, STARTER, SOLUTION))
    assert not list(sound.of_the_starter(STARTER, verdict()))
    assert not list(sound.of_the_solution(verdict(Outcome.PASSED, None)))


@pytest.mark.parametrize(
    ("starter", "solution", "said"),
    [
        (STARTER.replace("Trace", "Track"), SOLUTION, "no part Trace"),
        (STARTER.replace("# TODO", "# do"), SOLUTION, "double has no TODO"),
        (STARTER, SOLUTION.replace("def double", "def twice"), "double is not in both"),
        (
            STARTER,
            SOLUTION.replace("def given(x):\n    return x", "def given(x):\n    return -x"),
            "helper given",
        ),
    ],
)
def test_each_fault_of_the_texts_is_told(starter, solution, said):
    """lesson, TODO, functions and given helpers are looked at."""
    assert any(said in fault for fault in sound.of_the_texts(EXERCISE, starter, solution))


def test_too_few_hints_are_told():
    """fewer than four hints are no ladder."""
    few = Exercise(1, "ex01", "T", 1, "t", ("double",), ("a", "b"))
    assert any("2 hints" in fault for fault in sound.of_the_texts(few, STARTER, SOLUTION))


@pytest.mark.parametrize(
    ("starter", "given", "said"),
    [
        (STARTER, verdict(Outcome.PASSED, None), "should fail"),
        (STARTER, verdict(failure=Failure("c", "t", "wanted 2, got 1")), "not told as still to write"),
        (STARTER.replace('print("in")', "1 / 0"), verdict(), "ZeroDivisionError"),
        (STARTER.replace('print("in")', ""), verdict(), "prints nothing"),
    ],
)
def test_each_fault_of_a_starter_is_told(starter, given, said):
    """a starter must fail in words, run by hand, and print."""
    assert any(said in fault for fault in sound.of_the_starter(starter, given))


def test_a_solution_that_fails_is_told():
    """the message of its failure is part of the fault."""
    assert "still to write" in next(sound.of_the_solution(verdict()))


@pytest.mark.parametrize("message", ["the fixture broke", "assert x == y", "line\n" * 20, "a\x1b[31m"])
def test_bad_wording_is_told(message):
    """framework words, terminal codes and very long messages are faults."""
    assert list(sound.of_the_message(verdict(failure=Failure("c", "t", message))))
    assert not list(sound.of_the_message(verdict()))
