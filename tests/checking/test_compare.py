"""The comparisons: the first layer that breaks is the one that is told."""

from collections import Counter, OrderedDict, namedtuple

import numpy as np
import pytest

from txlab.checking import CheckFailed, Layer, as_array, expect_close, expect_equal, unpack_pair
from txlab.checking.describe import given_lines

WANTED = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.5]])


def failure(call, *args, **kwargs):
    with pytest.raises(CheckFailed) as caught:
        call(*args, **kwargs)
    return caught.value


def told(error):
    return "\n".join([error.headline, *error.detail])


def test_equal_numbers_pass_whatever_their_float_dtype():
    """float64 and float32 results within the tolerance pass."""
    expect_close(WANTED.copy(), WANTED, of="f(x)")
    expect_close(WANTED.astype(np.float32), WANTED, of="f(x)")


def test_rounding_noise_passes():
    """a route that adds up in another order passes."""
    expect_close(WANTED * (1 + 1e-9), WANTED, of="f(x)")


def test_a_list_is_refused_by_name():
    """a list of lists asks for an array."""
    error = failure(expect_close, WANTED.tolist(), WANTED, of="f(x)")
    assert error.layer is Layer.TYPE
    assert "a list" in error.headline
    assert "numpy array" in error.headline


@pytest.mark.parametrize(
    ("value", "advice"),
    [
        (WANTED.tolist(), "np.array"),
        (list(WANTED), "np.array"),
        ((WANTED, WANTED[0]), "first one alone"),
        ((WANTED,), "comma"),
        ([[1.0, 2.0], [3.0]], ""),
        ([WANTED, 1.0], ""),
        ([], ""),
    ],
)
def test_a_list_or_tuple_is_told_the_one_step_it_takes(value, advice):
    """extras behind the result, a stray comma and a list of rows each get their own advice."""
    error = failure(as_array, value, of="f(x)", shape_of=WANTED.shape)
    assert error.layer is Layer.TYPE
    assert error.detail[-1].find(advice) >= 0 if advice else len(error.detail) == 2


@pytest.mark.parametrize("value", [(x for x in ()), object(), "text", {1: 2}, 3.0])
def test_other_types_are_refused_in_words(value):
    """generators, objects, strings, dicts and single numbers are told as what they are."""
    assert failure(expect_close, value, WANTED, of="f(x)").layer is Layer.TYPE


def test_a_scalar_never_matches_a_shape():
    """an array of no axes is not broadcast against the wanted shape."""
    assert failure(expect_close, np.array(1.0), np.ones((2, 2)), of="f(x)").layer is Layer.SHAPE


def test_swapped_axes_are_named():
    """a transposed result is told by the names of its axes."""
    error = failure(expect_close, WANTED.T, WANTED, of="f(x)", axes=("n", "d"))
    assert error.layer is Layer.SHAPE
    assert "swapped: n and d" in error.headline
    assert "(n, d) = (2, 3)" in told(error)
    assert "(3, 2)" in told(error)


@pytest.mark.parametrize(
    ("values", "word"),
    [
        (np.array([[1, 2, 3], [4, 5, 6]]), "whole numbers"),
        (WANTED.astype(complex), "complex"),
        (WANTED.astype(object), "object"),
        (WANTED > 2, "True and False"),
    ],
)
def test_other_dtypes_are_told(values, word):
    """whole numbers, complex numbers, objects and truth values are refused where floats are wanted."""
    error = failure(expect_close, values, WANTED, of="f(x)")
    assert error.layer is Layer.DTYPE
    assert word in error.headline


def test_float16_is_told_as_precision():
    """float16 fails even where its numbers are exact."""
    assert failure(expect_close, np.ones(3, np.float16), np.ones(3), of="f(x)").layer is Layer.PRECISION


@pytest.mark.parametrize("got", [np.ones((2, 2)), np.ones((2, 2), dtype=int)])
def test_bools_are_wanted_where_bools_are(got):
    """a mask of floats or whole numbers is refused by its dtype."""
    error = failure(expect_close, got, np.ones((2, 2), dtype=bool), of="mask")
    assert error.layer is Layer.DTYPE
    assert "bool" in error.headline


def test_the_first_nan_is_placed():
    """NaN is told with the place where it begins and how many there are."""
    got = WANTED.copy()
    got[1, 1:] = np.nan
    error = failure(expect_close, got, WANTED, of="f(x)")
    assert error.layer is Layer.NOT_FINITE
    assert "row 1, column 1" in error.headline
    assert "2 of 6" in error.headline


def test_infinity_passes_where_it_is_wanted():
    """an entry that should be infinite is compared as such."""
    wanted = np.array([0.0, -np.inf])
    expect_close(wanted.copy(), wanted, of="f(x)")
    assert failure(expect_close, np.zeros(2), wanted, of="f(x)").layer is Layer.VALUE


def test_a_difference_shows_wanted_and_got_and_the_place():
    """wrong numbers are told with the first place, both rows and the input."""
    got = WANTED.copy()
    got[1, 2] = 7.0
    error = failure(expect_close, got, WANTED, of="f(x)", given={"x": np.array([1.0, 2.0])})
    assert error.layer is Layer.VALUE
    assert "1 of 6 numbers is not right, first at row 1, column 2" in error.headline
    assert "wanted  [4.0000, 5.0000, 6.5000]" in told(error)
    assert "got     [4.0000, 5.0000, 7.0000]" in told(error)
    assert "x = [1, 2]" in told(error)


def test_numbers_that_round_alike_are_still_told_apart():
    """a difference behind the fourth decimal is shown with more digits."""
    error = failure(expect_close, np.array([1.00001, 2.0]), np.array([1.0, 2.0]), of="f(x)")
    assert "1.00001" in told(error)


@pytest.mark.parametrize("digits", [3, 4, 5])
def test_rounded_results_are_told_as_precision(digits):
    """a result rounded to a few decimals is told as rounding."""
    wanted = np.array([0.123456789, 0.987654321])
    error = failure(expect_close, np.round(wanted, digits), wanted, of="f(x)")
    assert error.layer is Layer.PRECISION
    assert f"{digits} decimals" in told(error)


def test_precision_is_told_without_the_idea_that_is_not_broken():
    """where only digits are missing, the check's own sentence on the idea would mislead."""
    wanted = np.array([0.123456789, 0.987654321])
    why = "Each row sums to 1."
    assert why not in told(failure(expect_close, np.round(wanted, 4), wanted, of="f(x)", why=why))
    assert why in told(failure(expect_close, wanted + 1, wanted, of="f(x)", why=why))


def test_an_array_that_claims_to_equal_everything_is_refused():
    """what an array subclass says of itself is not believed."""

    class Liar(np.ndarray):
        def __eq__(self, other):
            return np.True_

        def __sub__(self, other):
            return np.zeros(self.shape)

        __hash__ = None

    assert failure(expect_close, np.zeros((2, 3)).view(Liar), WANTED, of="f(x)").layer is Layer.VALUE


def test_dict_subclasses_equal_a_dict():
    """a Counter or an OrderedDict with the right counts passes."""
    expect_equal(Counter("aab"), {"a": 2, "b": 1}, of="count")
    expect_equal(OrderedDict(a=2), {"a": 2}, of="count")
    expect_equal({"a": np.int64(2)}, {"a": 2}, of="count")


def test_floats_are_no_counts():
    """a count of 2.0 is not a whole number."""
    assert failure(expect_equal, {"a": 2.0}, {"a": 2}, of="count").layer is Layer.VALUE


def test_an_object_that_equals_everything_is_refused():
    """equality is asked of plain values only."""

    class Liar:
        def __eq__(self, other):
            return True

        __hash__ = None

    assert failure(expect_equal, Liar(), [1], of="tokens").layer is Layer.TYPE
    assert failure(expect_equal, [Liar()], [1], of="tokens").layer is Layer.VALUE


def test_pairs_unpack_from_any_sequence_of_two():
    """tuples, lists and NamedTuples of two are pairs."""
    pair = namedtuple("pair", "output weights")
    for value in [(1, 2), [1, 2], pair(1, 2)]:
        assert unpack_pair(value, of="f(x)", names=("output", "weights")) == (1, 2)


@pytest.mark.parametrize("value", [np.ones((2, 3)), {"output": 1, "weights": 2}, (1, 2, 3), "ab", {1, 2}, 5])
def test_what_is_no_pair_is_refused(value):
    """one array of two rows is not a pair, nor is a dict, a string or three things."""
    assert failure(unpack_pair, value, of="f(x)", names=("output", "weights")).layer is Layer.TYPE


def test_as_array_asks_for_the_shape_before_the_values():
    """a wrong shape is told even where NaN is inside."""
    error = failure(as_array, np.full((2, 2), np.nan), of="f(x)", shape_of=(3, 2))
    assert error.layer is Layer.SHAPE


def test_wanted_and_got_stand_one_under_the_other():
    """both rows have one width and are cut behind the same number."""
    wanted = np.arange(30.0) / 7
    error = failure(expect_close, wanted * 1000, wanted, of="f(x)")
    wanted_line, got_line = error.detail[:2]
    assert wanted_line.count(",") == got_line.count(",")
    assert wanted_line.index("]") == got_line.index("]")


def test_the_idea_and_the_place_are_a_line_each():
    """why a result is wrong comes first, how many numbers below it."""
    error = failure(expect_close, np.array([1.0, 2.0]), np.array([1.0, 3.0]), of="f(x)", why="Rows sum to 1.")
    assert error.headline == "Rows sum to 1."
    assert error.detail[0] == "In `f(x)`, 1 of 2 numbers is not right, first at entry 1."


def test_whole_and_even_inputs_are_shown_short():
    """whole numbers are shown as such, and an array of one number by that number."""
    given = {"x": np.array([1.0, 2.0]), "ones": np.ones((2, 3))}
    error = failure(expect_close, np.array([1.0, 2.0]), np.array([1.0, 3.0]), of="f(x)", given=given)
    assert "given   x    = [1, 2]" in error.detail
    assert "given   ones = all 1, shape (2, 3)" in error.detail


def test_large_inputs_are_told_by_their_shapes_on_one_line():
    """what is too large to be shown takes no line each."""
    given = {"Q": np.ones((5, 3)) / 3, "scale": 2.0, "K": np.ones((6, 3)) / 3}
    assert given_lines(given) == ("given   scale = 2.0000", "given   Q (5, 3), K (6, 3)")
    assert given_lines({"Q": given["Q"]}) == ("given   Q = an array of shape (5, 3)",)
