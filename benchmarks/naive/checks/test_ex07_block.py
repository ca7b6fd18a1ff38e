import numpy as np
from ex07_block import causal_self_attention, layer_norm, make_params, transformer_block

X = np.random.default_rng(5).normal(size=(5, 4))
P = make_params()
SILENT = {**P, "Wo": np.zeros((4, 4)), "W2": np.zeros((8, 4)), "b2": np.zeros(4)}


def feed_forward(h):
    return np.maximum(h @ P["W1"] + P["b1"], 0) @ P["W2"] + P["b2"]


def test_attention_shape():
    assert causal_self_attention(X, P).shape == (5, 4)


def test_attention_of_one_token():
    np.testing.assert_allclose(causal_self_attention(X[:1], P), X[:1] @ P["Wv"] @ P["Wo"])


def test_attention_is_causal():
    np.testing.assert_allclose(causal_self_attention(X, P)[:3], causal_self_attention(X[:3], P))


def test_attention_looks_back():
    changed = np.vstack([X[:1] + 1, X[1:]])
    assert np.abs(causal_self_attention(changed, P)[-1] - causal_self_attention(X, P)[-1]).max() > 1e-6


def test_attention_with_even_weights():
    even = {**P, "Wq": np.zeros((4, 4))}
    values = np.cumsum(X @ P["Wv"], axis=0) / np.arange(1, 6)[:, None]
    np.testing.assert_allclose(causal_self_attention(X, even), values @ P["Wo"])


def test_attention_without_values():
    np.testing.assert_allclose(causal_self_attention(X, {**P, "Wv": np.zeros((4, 4))}), np.zeros((5, 4)))


def test_block_shape():
    assert transformer_block(X, P).shape == (5, 4)


def test_silent_block():
    np.testing.assert_allclose(transformer_block(X, SILENT), X)


def test_block_without_attention():
    wanted = X + feed_forward(layer_norm(X, P["g2"], P["be2"]))
    np.testing.assert_allclose(transformer_block(X, {**P, "Wo": np.zeros((4, 4))}), wanted)


def test_block_without_feed_forward():
    half = {**P, "W2": np.zeros((8, 4)), "b2": np.zeros(4)}
    wanted = X + causal_self_attention(layer_norm(X, P["g1"], P["be1"]), P)
    np.testing.assert_allclose(transformer_block(X, half), wanted)


def test_block_is_causal():
    np.testing.assert_allclose(transformer_block(X, P)[:2], transformer_block(X[:2], P))


def test_whole_block():
    y = X + causal_self_attention(layer_norm(X, P["g1"], P["be1"]), P)
    np.testing.assert_allclose(transformer_block(X, P), y + feed_forward(layer_norm(y, P["g2"], P["be2"])))
