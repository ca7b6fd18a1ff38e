# cause: own norm over the whole array
# check: block_trace
# slip: block-norm-whole-array
# say: norm|token|feature
import numpy as np

# given, finished


def layer_norm(x, gamma, beta, eps=1e-5):
    """gamma * (x - mean) / sqrt(variance + eps) + beta, over the last axis."""
    mean = x.mean(axis=-1, keepdims=True)
    variance = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta


def softmax_rows(scores):
    """Positive weights that sum to 1 along the last axis, for any number of axes."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def split_heads(x, n_heads):
    """(n, d) -> (n_heads, n, d_head): head h holds columns h*d_head up to (h+1)*d_head."""
    n, d = x.shape
    return x.reshape(n, n_heads, d // n_heads).transpose(1, 0, 2)


def merge_heads(h):
    """(n_heads, n, d_head) -> (n, d): the heads side by side again."""
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def make_params():
    """A small set of fixed weights to try the block with: d 4, d_ff 8, 2 heads."""
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


# yours



def causal_self_attention(h, p):
    Q = split_heads(h @ p["Wq"], p["n_heads"])
    K = split_heads(h @ p["Wk"], p["n_heads"])
    V = split_heads(h @ p["Wv"], p["n_heads"])
    scores = Q @ K.transpose(0, 2, 1) / np.sqrt(Q.shape[-1])
    scores = np.where(np.tri(len(h), dtype=bool), scores, -np.inf)
    weights = softmax_rows(scores)
    out = merge_heads(weights @ V)
    return out @ p["Wo"]


def transformer_block(x, p):
    def norm(a, g, s):
        return g * (a - a.mean()) / np.sqrt(a.var() + 1e-5) + s
    x = x + causal_self_attention(norm(x, p["g1"], p["be1"]), p)
    h = norm(x, p["g2"], p["be2"])
    return x + np.maximum(h @ p["W1"] + p["b1"], 0) @ p["W2"] + p["b2"]
