# cause: a sublayer helper with functions
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



def causal_self_attention(h, p):
    heads = p["n_heads"]
    q, k, v = (split_heads(h @ p[w], heads) for w in ("Wq", "Wk", "Wv"))
    s = q @ k.swapaxes(1, 2) / np.sqrt(q.shape[-1])
    allowed = np.tril(np.ones((len(h), len(h)), dtype=bool))
    w = softmax_rows(np.where(allowed, s, -np.inf))
    return merge_heads(w @ v) @ p["Wo"]


def residual(x, part, gain, shift):
    return x + part(layer_norm(x, gain, shift))

def transformer_block(x, p):
    def ff(h):
        wide = h @ p["W1"] + p["b1"]
        return np.where(wide > 0, wide, 0.0) @ p["W2"] + p["b2"]
    x = residual(x, lambda h: causal_self_attention(h, p), p["g1"], p["be1"])
    return residual(x, ff, p["g2"], p["be2"])
