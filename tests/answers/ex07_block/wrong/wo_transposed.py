# cause: the output is multiplied by Wo.T
# check: attention_one_token
# slip: attention-wo-transposed
# say: transpos|output projection|@ wo|wo.t|by wo|with wo
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
    punkte = Q @ K.transpose(0, 2, 1) / np.sqrt(Q.shape[2])
    punkte[:, ~np.tri(len(h), dtype=bool)] = -np.inf
    return merge_heads(softmax_rows(punkte) @ V) @ p["Wo"].T


def transformer_block(x, p):
    # first half: attention
    normed = layer_norm(x, p["g1"], p["be1"])
    att = causal_self_attention(normed, p)
    y = x + att
    # second half: feed-forward
    normed2 = layer_norm(y, p["g2"], p["be2"])
    inner = normed2.dot(p["W1"]) + p["b1"]
    inner = np.where(inner > 0, inner, 0.0)
    aus = inner.dot(p["W2"]) + p["b2"]
    return y + aus
