# cause: the residual sum is divided by 2
# check: block_trace
# slip: block-residual-averaged-first
# say: residual|half|divide|averag|sum
import numpy as np

# ------------------------------------------------ given, finished
def layer_norm(x, gamma, beta, eps=1e-5):
    mu = x.mean(axis=-1, keepdims=True)
    sigma2 = x.var(axis=-1, keepdims=True)
    return gamma * (x - mu) / np.sqrt(sigma2 + eps) + beta

def softmax_rows(logits):
    e = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)

def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("d_model must be divisible by n_heads")
    return x.reshape(n, n_heads, d_model // n_heads).transpose(1, 0, 2)

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

# ------------------------------------------------ end of the given part

def causal_self_attention(h, p):
    H = p["n_heads"]
    queries, keys, values = [split_heads(h @ p[name], H) for name in ("Wq", "Wk", "Wv")]
    d_head = queries.shape[2]
    logits = queries @ keys.transpose(0, 2, 1) / np.sqrt(d_head)
    future = np.triu(np.ones(logits.shape[1:], dtype=bool), 1)
    logits[:, future] = -np.inf
    return merge_heads(softmax_rows(logits) @ values) @ p["Wo"]

def transformer_block(x, p):
    x = (x + causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)) / 2
    h = layer_norm(x, p["g2"], p["be2"])
    return x + np.maximum(h @ p["W1"] + p["b1"], 0) @ p["W2"] + p["b2"]
