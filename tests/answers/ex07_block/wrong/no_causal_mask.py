# cause: no mask: every token sees the future
# check: attention_future
# slip: attention-no-mask
# say: mask|future|causal
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
    q, k, v = (split_heads(h @ p[w], p["n_heads"]) for w in ("Wq", "Wk", "Wv"))
    out = [softmax_rows(a @ b.T / np.sqrt(b.shape[1])) @ c for a, b, c in zip(q, k, v)]
    return merge_heads(np.array(out)) @ p["Wo"]


def feed_forward(h, p):
    return np.maximum(h @ p["W1"] + p["b1"], 0) @ p["W2"] + p["b2"]


def transformer_block(x, p):
    x = x + causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)
    x = x + feed_forward(layer_norm(x, p["g2"], p["be2"]), p)
    return x
