import numpy as np
from ex06_layer_norm import layer_norm

RNG = np.random.default_rng(4)
X = RNG.normal(3, 2, size=(3, 5))
ONES, ZEROS = np.ones(5), np.zeros(5)


def test_shape():
    assert layer_norm(X, ONES, ZEROS).shape == (3, 5)


def test_shape_of_one_token():
    assert layer_norm(X[0], ONES, ZEROS).shape == (5,)


def test_shape_of_more_axes():
    assert layer_norm(np.stack([X, X]), ONES, ZEROS).shape == (2, 3, 5)


def test_mean():
    np.testing.assert_allclose(layer_norm(X, ONES, ZEROS).mean(axis=-1), np.zeros(3), atol=1e-12)


def test_variance():
    np.testing.assert_allclose(layer_norm(X, ONES, ZEROS).var(axis=-1), np.ones(3), rtol=1e-4)


def test_value():
    np.testing.assert_allclose(layer_norm(np.array([-1.0, 1.0]), ONES[:2], ZEROS[:2], eps=0), [-1, 1])


def test_divides_by_all_features():
    wanted = (X - X.mean(axis=1, keepdims=True)) / np.sqrt(X.var(axis=1, keepdims=True) + 1e-5)
    np.testing.assert_allclose(layer_norm(X, ONES, ZEROS), wanted)


def test_gamma():
    np.testing.assert_allclose(layer_norm(X, 2 * ONES, ZEROS), 2 * layer_norm(X, ONES, ZEROS))


def test_beta():
    np.testing.assert_allclose(layer_norm(X, ONES, ONES), layer_norm(X, ONES, ZEROS) + 1)


def test_equal_features():
    np.testing.assert_allclose(layer_norm(np.full((2, 5), 7.0), ONES, ZEROS), np.zeros((2, 5)))


def test_eps_inside_the_root():
    np.testing.assert_allclose(layer_norm(np.array([-1.0, 1.0]), ONES[:2], ZEROS[:2], eps=3), [-0.5, 0.5])


def test_tokens_do_not_mix():
    np.testing.assert_allclose(layer_norm(X, ONES, ZEROS)[1], layer_norm(X[1], ONES, ZEROS))
