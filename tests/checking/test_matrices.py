"""A wrong matrix goes along with its failure when it is small enough to be looked at."""

import numpy as np
import pytest

from txlab.checking import CheckFailed, expect_close


def failure(got, wanted, axes=None):
    """What a comparison fails with."""
    with pytest.raises(CheckFailed) as caught:
        expect_close(got, wanted, of="f(x)", axes=axes)
    return caught.value


def test_a_small_matrix_comes_with_its_wrong_places():
    wanted = np.arange(6.0).reshape(2, 3)
    got = wanted.copy()
    got[1, 2] = np.float32(7.5)
    grid = failure(got, wanted, ("n", "d")).grid
    assert grid.wanted == ((0.0, 1.0, 2.0), (3.0, 4.0, 5.0))
    assert grid.got[1] == (3.0, 4.0, 7.5)
    assert (grid.wrong, grid.axes, grid.of) == (frozenset({(1, 2)}), ("n", "d"), "f(x)")


def test_a_mask_is_a_matrix_too():
    grid = failure(np.ones((3, 3), dtype=bool), np.tri(3, dtype=bool)).grid
    assert grid.wanted[0] == (1.0, 0.0, 0.0)
    assert grid.wrong == {(0, 1), (0, 2), (1, 2)}


@pytest.mark.parametrize("shape", [(4,), (1, 5), (5, 1), (13, 2), (2, 17), (2, 2, 2)])
def test_what_is_no_small_matrix_has_none(shape):
    assert failure(np.ones(shape), np.zeros(shape)).grid is None


def test_a_wrong_shape_has_none():
    assert failure(np.ones((2, 3)), np.zeros((3, 2))).grid is None


def test_nan_in_a_small_matrix_is_to_be_seen():
    got = np.array([[1.0, np.nan], [0.5, 0.5]])
    grid = failure(got, np.full((2, 2), 0.5)).grid
    assert (np.isnan(grid.got[0][1]), grid.wrong) == (True, {(0, 1)})
