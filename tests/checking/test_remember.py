"""The store of right answers: found by content, handed out as copies."""

import numpy as np
import pytest

from txlab.checking import remembered
from txlab.checking.remember import content


@pytest.fixture
def calls():
    return []


@pytest.fixture
def double(calls):
    @remembered
    def double(x, times=2):
        """Doubles."""
        calls.append(x)
        return x * times

    return double


def test_an_answer_is_computed_once_for_inputs_of_the_same_content(double, calls):
    """another array with the same numbers finds the answer; an edited one does not."""
    x = np.arange(3.0)
    first = double(x)
    np.testing.assert_array_equal(double(x.copy()), first)
    assert len(calls) == 1
    x[0] = 9.0
    assert double(x)[0] == 18.0
    assert len(calls) == 2


def test_nobody_can_change_what_is_remembered(double):
    """each call gets a copy of its own, the first one too."""
    x = np.ones(3)
    for _ in range(3):
        got = double(x)
        np.testing.assert_array_equal(got, [2.0, 2.0, 2.0])
        got[...] = -1.0


def test_parts_of_an_answer_are_copies_too():
    """arrays inside a tuple, lists inside a dict."""

    @remembered
    def parts(n):
        return np.zeros(n), {"tokens": ["a"] * n}

    array, names = parts(2)
    array += 1
    names["tokens"].append("b")
    again = parts(2)
    np.testing.assert_array_equal(again[0], [0.0, 0.0])
    assert again[1] == {"tokens": ["a", "a"]}


def test_arguments_by_name_count(double, calls):
    """the same input with another option is another question."""
    x = np.ones(2)
    assert double(x, times=3)[0] == 3.0
    assert double(x, times=4)[0] == 4.0
    assert len(calls) == 2


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, 1.0),
        (1, True),
        (0.0, -0.0),
        ([1], (1,)),
        ("1", 1),
        (np.zeros(2), np.zeros((2, 1))),
        (np.zeros(2), np.zeros(2, dtype=np.float32)),
        (np.zeros(2), np.zeros(2, dtype=int)),
        ([["a"], "b"], [["a", "b"]]),
        ({"a": 1, "b": 2}, {"b": 1, "a": 2}),
        (None, 0),
    ],
)
def test_content_tells_apart_what_is_not_the_same(one, other):
    """type, shape, dtype, order and structure are part of the content."""
    assert content(one) != content(other)
    assert content(one) == content(one)


def test_what_has_no_content_is_not_remembered(calls):
    """an object of a class could change or claim anything: it is asked about each time."""

    @remembered
    def ask(thing):
        calls.append(thing)
        return 1

    class Thing:
        pass

    class Array(np.ndarray):
        pass

    for thing in (Thing(), np.zeros(2).view(Array), np.array([Thing()])):
        calls.clear()
        ask(thing)
        ask(thing)
        assert len(calls) == 2


def test_an_answer_of_an_unknown_kind_is_made_anew(calls):
    """a generator would be used up by the first who gets it."""

    @remembered
    def numbers(n):
        return (i for i in range(n))

    assert list(numbers(2)) == list(numbers(2)) == [0, 1]


def test_a_function_keeps_its_name_and_docstring(double):
    """messages and the titles of checks are made of them."""
    assert double.__name__ == "double"
    assert double.__doc__ == "Doubles."
