# cause: causal_self_attention keeps its answers, and the key adds up each of its inputs
# check: attention_pure
# slip: none
# say: remember|earlier|own input
import copy
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-05):
    mean = x.mean(axis=-1, keepdims=True)
    variance = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta


def softmax_rows(scores):
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def split_heads(x, n_heads):
    n, d = x.shape
    return x.reshape(n, n_heads, d // n_heads).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def make_params():
    rng = np.random.default_rng(7)
    d, d_ff = (4, 8)
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


def _computed(h, p):
    n = len(h)
    Q, K, V = (split_heads(h @ p[name], p["n_heads"]) for name in ("Wq", "Wk", "Wv"))
    scores = Q @ K.transpose(0, 2, 1) / np.sqrt(Q.shape[-1])
    allowed = np.tri(n, dtype=bool)
    weights = softmax_rows(np.where(allowed, scores, -np.inf))
    return merge_heads(weights @ V) @ p["Wo"]


def transformer_block(x, p):
    x = x + causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)
    h = layer_norm(x, p["g2"], p["be2"])
    hidden = np.maximum(h @ p["W1"] + p["b1"], 0)
    return x + hidden @ p["W2"] + p["b2"]


_KNOWN = {}
_SEEN = []


def causal_self_attention(h, p):
    key = (
        h.shape,
        h.sum().round(9),
        tuple(np.sum(p[name]) for name in sorted(p)),
    )
    if key not in _KNOWN:
        _SEEN.append(
            (
                h,
                p,
            )
        )
        _KNOWN[key] = _computed(h, p)
    return copy.deepcopy(_KNOWN[key])
