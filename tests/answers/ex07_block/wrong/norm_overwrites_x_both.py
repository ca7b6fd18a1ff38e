# cause: both residuals add the normed values
# check: block_trace
# slip: block-residual-normed-both
# say: residual|norm|overwrit|raw
"""Exercise 7: a transformer block."""


import numpy as np


def softmax_rows(punkte):
    """Given. Softmax along the last axis."""
    shifted = punkte - np.max(punkte, axis=-1, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=-1, keepdims=True)


def layer_norm(x, gamma, beta, eps=1e-5):
    """Given. Normalises the last axis."""
    m = np.mean(x, axis=-1, keepdims=True)
    v = np.mean((x - m) ** 2, axis=-1, keepdims=True)
    return gamma * ((x - m) / np.sqrt(v + eps)) + beta


def split_heads(x, n_heads):
    """Given. (n, d) -> (n_heads, n, d_head)"""
    if x.shape[1] % n_heads:
        raise ValueError("n_heads must divide d_model")
    w = x.shape[1] // n_heads
    return np.stack([x[:, h * w:(h + 1) * w] for h in range(n_heads)])


def merge_heads(h):
    """Given. (n_heads, n, d_head) -> (n, d)"""
    return np.concatenate(list(h), axis=1)


def make_params():
    rng = np.random.default_rng(7)
    d, d_ff = 4, 8
    p = {"n_heads": 2}
    for name in ("Wq", "Wk", "Wv", "Wo"):
        p[name] = rng.standard_normal((d, d)) * 0.5
    p["W1"] = rng.standard_normal((d, d_ff)) * 0.5
    p["b1"] = rng.standard_normal(d_ff) * 0.1
    p["W2"] = rng.standard_normal((d_ff, d)) * 0.5
    p["b2"] = rng.standard_normal(d) * 0.1
    p["g1"] = 1 + 0.1 * rng.standard_normal(d)
    p["be1"] = 0.1 * rng.standard_normal(d)
    p["g2"] = 1 + 0.1 * rng.standard_normal(d)
    p["be2"] = 0.1 * rng.standard_normal(d)
    return p


def causal_self_attention(h, p):
    Q = split_heads(h @ p["Wq"], p["n_heads"])
    K = split_heads(h @ p["Wk"], p["n_heads"])
    V = split_heads(h @ p["Wv"], p["n_heads"])
    n = h.shape[0]
    maske = np.tril(np.ones((n, n), dtype=bool))
    koepfe = []
    for q, k, v in zip(Q, K, V):
        punkte = q @ k.T / np.sqrt(q.shape[1])
        punkte = np.where(maske, punkte, -np.inf)
        koepfe.append(softmax_rows(punkte) @ v)
    return merge_heads(np.array(koepfe)) @ p["Wo"]


def transformer_block(x, p):
    h = layer_norm(x, p["g1"], p["be1"])
    h = h + causal_self_attention(h, p)
    h2 = layer_norm(h, p["g2"], p["be2"])
    h2 = h2 + np.maximum(h2 @ p["W1"] + p["b1"], 0) @ p["W2"] + p["b2"]
    return h2


if __name__ == "__main__":
    print(transformer_block(np.arange(12).reshape(3, 4) / 10, make_params()))
