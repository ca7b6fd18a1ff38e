import numpy as np
from ex04_causal_mask import causal_attention, causal_mask

RNG = np.random.default_rng(2)
Q, K, V = RNG.normal(size=(4, 3)), RNG.normal(size=(4, 3)), RNG.normal(size=(4, 2))


def test_mask_shape():
    assert np.shape(causal_mask(5)) == (5, 5)


def test_mask_dtype():
    assert np.asarray(causal_mask(3)).dtype == bool


def test_mask_values():
    np.testing.assert_array_equal(causal_mask(3), [[True, False, False], [True, True, False], [True] * 3])


def test_mask_of_one():
    np.testing.assert_array_equal(causal_mask(1), [[True]])


def test_mask_counts():
    assert np.sum(causal_mask(6)) == 21


def test_attention_shapes():
    output, weights = causal_attention(Q, K, V)
    assert output.shape == (4, 2)
    assert weights.shape == (4, 4)


def test_weights_of_the_future():
    assert (causal_attention(Q, K, V)[1][np.triu_indices(4, 1)] == 0).all()


def test_weights_sum_to_one():
    np.testing.assert_allclose(causal_attention(Q, K, V)[1].sum(axis=1), np.ones(4))


def test_first_row():
    np.testing.assert_allclose(causal_attention(Q, K, V)[0][0], V[0])


def test_last_row():
    powers = np.exp(K @ Q[3] / np.sqrt(3))
    np.testing.assert_allclose(causal_attention(Q, K, V)[1][3], powers / powers.sum())


def test_output():
    output, weights = causal_attention(Q, K, V)
    np.testing.assert_allclose(output, weights @ V)


def test_later_tokens_change_nothing():
    np.testing.assert_allclose(causal_attention(Q, K, V)[0][:2], causal_attention(Q[:2], K[:2], V[:2])[0])
