# cause: only the queries get the normalised x, keys and values get the raw one
# check: block_trace
# slip: block-only-queries-normed
# say: norm|keys|values|query|raw
import numpy as np


# ---- given, finished -------------------------------------------------
def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def split_heads(x, n_heads):
    n, d = x.shape
    return x.reshape(n, n_heads, d // n_heads).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


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
# ---- yours -----------------------------------------------------------


def causal_self_attention(h, p):
    Q = split_heads(h @ p["Wq"], p["n_heads"])
    K = split_heads(h @ p["Wk"], p["n_heads"])
    V = split_heads(h @ p["Wv"], p["n_heads"])
    n = len(h)
    future = np.triu(np.ones((n, n), dtype=bool), k=1)
    out = []
    for q, k, v in zip(Q, K, V):
        scores = q @ k.T / np.sqrt(k.shape[-1])
        scores[future] = -np.inf
        out.append(softmax_rows(scores) @ v)
    return merge_heads(np.stack(out)) @ p["Wo"]


def feed_forward(h, p):
    return np.maximum(h @ p["W1"] + p["b1"], 0) @ p["W2"] + p["b2"]


def transformer_block(x, p):
    h = layer_norm(x, p["g1"], p["be1"])
    q = split_heads(h @ p["Wq"], p["n_heads"])
    k = split_heads(x @ p["Wk"], p["n_heads"])
    v = split_heads(x @ p["Wv"], p["n_heads"])
    n = len(x)
    heads = [softmax_rows(np.where(np.tri(n, dtype=bool), a @ b.T / np.sqrt(b.shape[1]), -np.inf)) @ c
             for a, b, c in zip(q, k, v)]
    x = x + merge_heads(np.array(heads)) @ p["Wo"]
    return x + feed_forward(layer_norm(x, p["g2"], p["be2"]), p)
