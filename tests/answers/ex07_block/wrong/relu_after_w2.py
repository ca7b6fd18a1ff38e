# cause: the relu stands after the second layer instead of between the two
# check: block_trace
# slip: block-relu-after-w2
# say: relu|w2|between|after|activation


import numpy as np


def softmax_rows(sc):
    """Given. Softmax along the last axis."""
    shifted = sc - np.max(sc, axis=-1, keepdims=True)
    attn = np.exp(shifted)
    return attn / np.sum(attn, axis=-1, keepdims=True)


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
    n, d = h.shape
    n_heads = p["n_heads"]
    q, k, v = h @ p["Wq"], h @ p["Wk"], h @ p["Wv"]
    qs, ks, vs = split_heads(q, n_heads), split_heads(k, n_heads), split_heads(v, n_heads)
    out = np.zeros(qs.shape)
    for i in range(n_heads):
        s = np.dot(qs[i], ks[i].T) / (d // n_heads) ** 0.5
        for row in range(n):
            s[row, row + 1:] = -np.inf
        out[i] = np.dot(softmax_rows(s), vs[i])
    return np.dot(merge_heads(out), p["Wo"])


def transformer_block(x, p):
    x = x + causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)
    h = layer_norm(x, p["g2"], p["be2"])
    ff = (h @ p["W1"] + p["b1"]) @ p["W2"] + p["b2"]
    return x + np.maximum(ff, 0)
