"""Advice: the errors beginners meet most come with one plain sentence, whatever numpy's words for them."""

import math

import numpy as np
import pytest

from txlab.checking.advice import advice

X, Y = np.ones((2, 3)), np.ones((4, 5))
VECTOR, OTHER = np.ones(5), np.ones(4)


class Sulky(ValueError):
    """An error that cannot even be printed."""

    def __str__(self):
        raise RuntimeError


def error_of(call):
    with pytest.raises(Exception) as caught:
        call()
    return caught.value


def assign():
    X[:, :] = Y


def changes_its_dict():
    counts = {1: 1}
    for key in counts:
        counts[key + 1] = 1


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: np.zeros(2, 3), "one tuple"),
        (lambda: math.sin(X), "np.sin"),
        (lambda: range(X), "one list"),
        (lambda: 2 ^ X, "`**`"),
        (lambda: 2.0 ^ 2, "`**`"),
        (lambda: {[1]: 2}, "A list cannot be a key"),
        (lambda: range(3 / 1), "`//`"),
        (lambda: range(np.float64(3)), "`//`"),
        (lambda: [1][1.0 * int("0")], "`//`"),
        (lambda: np.zeros(2.0), "`//`"),
        (lambda: X[X.ndim / 2], "`//`"),
        (lambda: X.shape(0), "x.shape[0]"),
        (lambda: len(None), "is None"),
        (lambda: None.shape, "is None"),
        (lambda: X.sum(dim=1), "axis"),
        (lambda: X.unsqueeze(1), "x[:, None]"),
        (lambda: np.cat([X]), "np.concatenate"),
        (lambda: X.view(3, 2), "reshape"),
        (lambda: VECTOR + OTHER, "[:, None]"),
        (assign, "shape (4,5), but the place it is written to has (2,3)"),
        (lambda: X @ Y, "rows of B (4) must be as many as the columns of A (3)"),
        (lambda: np.dot(X, Y), "(2,3) and (4,5)"),
        (lambda: 1 if X > 0 else 2, ".any()"),
        (lambda: np.array([[1.0], [1.0, 2.0]]), "same length"),
        (lambda: list(VECTOR)[5], "nothing behind it"),
        (lambda: X[:, 3], "no place 3"),
        (changes_its_dict, "copy"),
    ],
)
def test_an_error_beginners_meet_has_its_sentence(call, words):
    """the sentence holds the word that helps."""
    assert words in advice(error_of(call))


def test_a_missing_import_is_told():
    """`np` without its import line is told."""
    assert "import numpy as np" in advice(NameError("name 'np' is not defined"))


@pytest.mark.parametrize(
    "error", [ValueError("d_model must be even"), KeyError("x"), Sulky(), ZeroDivisionError()]
)
def test_other_errors_have_none(error):
    """an error that is not in the table, or cannot be printed, gets no sentence."""
    assert advice(error) == ""


def test_the_type_counts_too():
    """a learner's own error with the words of another type gets no sentence."""
    assert advice(ValueError("list index out of range")) == ""


def test_a_failed_call_tells_the_sentence(learner_of):
    """the guard puts the sentence between the error and the learner's line."""
    with pytest.raises(Exception) as caught:
        learner_of("def f(x):\n    return [x][1]").f(1)
    assert "nothing behind it" in caught.value.detail[0]
    assert "return [x][1]" in caught.value.detail[-1]


def test_a_mask_of_fewer_axes_is_told():
    """a two-dimensional mask on three-dimensional scores gets a plain sentence."""
    try:
        np.zeros((3, 6, 6))[np.ones((6, 6), dtype=bool)]
    except IndexError as error:
        assert "np.where stretches it" in advice(error)
