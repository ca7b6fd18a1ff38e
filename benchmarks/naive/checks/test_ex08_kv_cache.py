import numpy as np
from ex08_kv_cache import attend_full, decode_all, decode_step, empty_cache, make_weights, projection_counts

X = np.random.default_rng(6).normal(size=(6, 4))
W = make_weights()


def test_empty_keys():
    assert empty_cache(3, 5)["K"].shape == (0, 3)


def test_empty_values():
    assert empty_cache(3, 5)["V"].shape == (0, 5)


def test_first_step_is_the_value():
    np.testing.assert_allclose(decode_step(X[0], *W, empty_cache(3, 5))[0], X[0] @ W[2])


def test_step_adds_a_key():
    np.testing.assert_allclose(decode_step(X[0], *W, empty_cache(3, 5))[1]["K"], [X[0] @ W[1]])


def test_step_adds_a_value():
    np.testing.assert_allclose(decode_step(X[0], *W, empty_cache(3, 5))[1]["V"], [X[0] @ W[2]])


def test_step_leaves_the_old_cache():
    old = empty_cache(3, 5)
    decode_step(X[0], *W, old)
    assert len(old["K"]) == 0


def test_all_outputs():
    np.testing.assert_allclose(decode_all(X, *W)[0], attend_full(X, *W))


def test_all_keys():
    np.testing.assert_allclose(decode_all(X, *W)[1]["K"], X @ W[1])


def test_all_values():
    np.testing.assert_allclose(decode_all(X, *W)[1]["V"], X @ W[2])


def test_all_of_one_token():
    np.testing.assert_allclose(decode_all(X[:1], *W)[0], X[:1] @ W[2])


def test_counts():
    assert tuple(projection_counts(4)) == (10, 4)


def test_counts_of_one():
    assert tuple(projection_counts(1)) == (1, 1)
