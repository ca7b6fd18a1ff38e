"""Why it is as it is

In `causal_self_attention` all heads go through one matrix product: with the
head on the first axis, `Q @ K.transpose(0, 2, 1)` multiplies head by head, and
only the last two axes of K are swapped. The scale is the square root of the
last axis of Q, the size of one head, because a dot product adds that many terms.

The mask is one (n, n) picture for every head; numpy repeats it over the first
axis. It goes onto the scores as minus infinity, before the softmax, so that
each row of weights still sums to 1. Wo comes last, on the merged heads: it is
the one place where the heads are mixed.

In `transformer_block` the two additions read alike: normalize, run the part,
add the change to the x that was not normalized. A block with silent parts
therefore returns x, and a deep stack of blocks begins as a straight road.

The second norm reads the x that the attention has already changed. That is why
the feed-forward part works on what a token has learned from the others, and why
it has a gain and a shift of its own, g2 and be2.
"""

import numpy as np

# given, finished


def layer_norm(x, gamma, beta, eps=1e-5):
    """gamma * (x - mean) / sqrt(variance + eps) + beta, over the last axis."""
    mean = x.mean(axis=-1, keepdims=True)
    variance = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta


def softmax_rows(scores):
    """Weights that sum to 1 along the last axis, of any number of axes."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def split_heads(x, n_heads):
    """(n, d) -> (n_heads, n, d_head): head h has the h-th d_head columns."""
    n, d = x.shape
    return x.reshape(n, n_heads, d // n_heads).transpose(1, 0, 2)


def merge_heads(h):
    """(n_heads, n, d_head) -> (n, d): the heads side by side again."""
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def make_params():
    """Small fixed weights to try the block with: d 4, d_ff 8, 2 heads."""
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
    n = len(h)
    Q, K, V = (split_heads(h @ p[name], p["n_heads"]) for name in ("Wq", "Wk", "Wv"))  # (n_heads, n, d_head)
    scores = Q @ K.transpose(0, 2, 1) / np.sqrt(Q.shape[-1])  # (n_heads, n, n)
    allowed = np.tri(n, dtype=bool)  # query i sees keys 0..i
    weights = softmax_rows(np.where(allowed, scores, -np.inf))
    return merge_heads(weights @ V) @ p["Wo"]  # (n, d)


def transformer_block(x, p):
    x = x + causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)
    h = layer_norm(x, p["g2"], p["be2"])
    hidden = np.maximum(h @ p["W1"] + p["b1"], 0)  # (n, d_ff)
    return x + hidden @ p["W2"] + p["b2"]  # (n, d)
