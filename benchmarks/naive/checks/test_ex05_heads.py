import numpy as np
import pytest
from ex05_heads import attention, merge_heads, multi_head_attention, split_heads

RNG = np.random.default_rng(3)
X = RNG.normal(size=(5, 6))
WQ, WK, WV, WO = RNG.normal(size=(4, 6, 6))


def test_split_shape():
    assert split_heads(X, 2).shape == (2, 5, 3)


def test_split_into_three():
    assert split_heads(X, 3).shape == (3, 5, 2)


def test_split_first_head():
    np.testing.assert_array_equal(split_heads(X, 2)[0], X[:, :3])


def test_split_last_head():
    np.testing.assert_array_equal(split_heads(X, 3)[2], X[:, 4:])


def test_split_into_one():
    np.testing.assert_array_equal(split_heads(X, 1)[0], X)


def test_uneven_split_is_refused():
    with pytest.raises(ValueError):
        split_heads(X, 4)


def test_merge_shape():
    assert merge_heads(np.zeros((2, 5, 3))).shape == (5, 6)


def test_merge_undoes_split():
    np.testing.assert_array_equal(merge_heads(split_heads(X, 3)), X)


def test_merge_keeps_heads_side_by_side():
    np.testing.assert_array_equal(merge_heads(np.array([[[1, 2]], [[3, 4]]])), [[1, 2, 3, 4]])


def test_attention_shape():
    assert multi_head_attention(X, WQ, WK, WV, WO, 2).shape == (5, 6)


def test_attention_of_one_head():
    wanted = attention(X @ WQ, X @ WK, X @ WV) @ WO
    np.testing.assert_allclose(multi_head_attention(X, WQ, WK, WV, WO, 1), wanted)


def test_attention_of_two_heads():
    heads = [attention(X @ WQ[:, h], X @ WK[:, h], X @ WV[:, h]) for h in (slice(0, 3), slice(3, 6))]
    np.testing.assert_allclose(multi_head_attention(X, WQ, WK, WV, WO, 2), np.hstack(heads) @ WO)
