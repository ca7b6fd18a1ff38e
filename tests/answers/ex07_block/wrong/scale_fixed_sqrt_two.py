# cause: sqrt(2) is written into the formula because d_head is 2 in the example
# check: attention_scale
# slip: attention-scale-fixed-root-two
# say: scale|d_head|hard-coded|sqrt


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
    n = len(h)
    Q = split_heads(h @ p["Wq"], p["n_heads"])
    K = split_heads(h @ p["Wk"], p["n_heads"])
    V = split_heads(h @ p["Wv"], p["n_heads"])
    punkte = Q @ K.transpose(0, 2, 1) / 2 ** 0.5
    punkte = np.where(np.tri(n, dtype=bool), punkte, -np.inf)
    return merge_heads(softmax_rows(punkte) @ V) @ p["Wo"]


def transformer_block(x, p):
    x = x + causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)
    h = layer_norm(x, p["g2"], p["be2"])
    versteckt = np.maximum(0, h @ p["W1"] + p["b1"])
    return x + versteckt @ p["W2"] + p["b2"]
