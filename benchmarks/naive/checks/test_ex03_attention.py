import numpy as np
from ex03_attention import scaled_dot_product_attention, softmax_rows

RNG = np.random.default_rng(1)
SCORES = RNG.normal(size=(3, 5))
Q, K, V = RNG.normal(size=(3, 4)), RNG.normal(size=(5, 4)), RNG.normal(size=(5, 2))


def test_softmax_shape():
    assert softmax_rows(SCORES).shape == (3, 5)


def test_softmax_rows_sum_to_one():
    np.testing.assert_allclose(softmax_rows(SCORES).sum(axis=1), np.ones(3))


def test_softmax_is_positive():
    assert (softmax_rows(SCORES) > 0).all()


def test_softmax_of_equal_scores():
    np.testing.assert_allclose(softmax_rows(np.zeros((2, 4))), np.full((2, 4), 0.25))


def test_softmax_value():
    np.testing.assert_allclose(softmax_rows(np.log([[1.0, 3.0]])), [[0.25, 0.75]])


def test_softmax_of_large_scores():
    np.testing.assert_allclose(softmax_rows(np.array([[1000.0, 1000.0]])), [[0.5, 0.5]])


def test_softmax_is_shifted_freely():
    np.testing.assert_allclose(softmax_rows(SCORES + 3), softmax_rows(SCORES))


def test_attention_shapes():
    output, weights = scaled_dot_product_attention(Q, K, V)
    assert output.shape == (3, 2)
    assert weights.shape == (3, 5)


def test_attention_weights():
    weights = scaled_dot_product_attention(Q, K, V)[1]
    np.testing.assert_allclose(weights, softmax_rows(Q @ K.T / 2))


def test_attention_output():
    output, weights = scaled_dot_product_attention(Q, K, V)
    np.testing.assert_allclose(output, weights @ V)


def test_attention_to_one_key():
    np.testing.assert_allclose(scaled_dot_product_attention(Q, K[:1], V[:1])[0], np.repeat(V[:1], 3, axis=0))


def test_attention_of_a_zero_query():
    np.testing.assert_allclose(scaled_dot_product_attention(np.zeros((1, 4)), K, V)[0][0], V.mean(axis=0))
