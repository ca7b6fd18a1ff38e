# cause: np.max(z) is used instead of np.maximum(z, 0): one number for the whole array
# check: block_trace
# slip: block-relu-max-of-all
# say: relu|max|activation


import numpy as np


def softmax_rows(logits):
    """Given. Softmax along the last axis."""
    shifted = logits - np.max(logits, axis=-1, keepdims=True)
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
    probs = x.shape[1] // n_heads
    return np.stack([x[:, h * probs:(h + 1) * probs] for h in range(n_heads)])


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
    queries = split_heads(h @ p["Wq"], p["n_heads"])
    keys = split_heads(h @ p["Wk"], p["n_heads"])
    values = split_heads(h @ p["Wv"], p["n_heads"])
    n = h.shape[0]
    mask = np.tril(np.ones((n, n), dtype=bool))
    head_outputs = []
    for q, k, v in zip(queries, keys, values):
        logits = q @ k.T / np.sqrt(q.shape[1])
        logits = np.where(mask, logits, -np.inf)
        head_outputs.append(softmax_rows(logits) @ v)
    return merge_heads(np.array(head_outputs)) @ p["Wo"]


def transformer_block(x, p):
    x = x + causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)
    h = layer_norm(x, p["g2"], p["be2"])
    z = h @ p["W1"] + p["b1"]
    z = max(0, z.max()) * np.ones_like(z)
    return x + z @ p["W2"] + p["b2"]


if __name__ == "__main__":
    print(transformer_block(np.arange(12).reshape(3, 4) / 10, make_params()))
