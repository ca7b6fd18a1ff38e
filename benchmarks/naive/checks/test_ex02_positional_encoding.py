import numpy as np
import pytest
from ex02_positional_encoding import positional_encoding


def test_shape():
    assert positional_encoding(7, 4).shape == (7, 4)


def test_other_shape():
    assert positional_encoding(3, 10).shape == (3, 10)


def test_first_row():
    np.testing.assert_allclose(positional_encoding(2, 4)[0], [0, 1, 0, 1])


def test_first_sine():
    np.testing.assert_allclose(positional_encoding(5, 6)[:, 0], np.sin(np.arange(5)))


def test_first_cosine():
    np.testing.assert_allclose(positional_encoding(5, 6)[:, 1], np.cos(np.arange(5)))


def test_second_sine():
    np.testing.assert_allclose(positional_encoding(5, 4)[:, 2], np.sin(np.arange(5) / 100))


def test_second_cosine():
    np.testing.assert_allclose(positional_encoding(5, 4)[:, 3], np.cos(np.arange(5) / 100))


def test_circles():
    table = positional_encoding(9, 8)
    np.testing.assert_allclose(table[:, 0::2] ** 2 + table[:, 1::2] ** 2, np.ones((9, 4)))


def test_bounds():
    assert np.abs(positional_encoding(50, 16)).max() <= 1


def test_rows_differ():
    assert len(np.unique(positional_encoding(20, 8).round(6), axis=0)) == 20


def test_shorter_is_a_prefix():
    np.testing.assert_allclose(positional_encoding(4, 6), positional_encoding(9, 6)[:4])


def test_odd_is_refused():
    with pytest.raises(ValueError):
        positional_encoding(3, 5)
