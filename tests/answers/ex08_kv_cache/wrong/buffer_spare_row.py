# cause: the cache is a view with spare rows behind it; the next step writes into that base
# check: two_continuations
# slip: none
# say: share|same|two|other|later|disturb|edit|place
import numpy as np


def softmax_rows(scores):
    """Softmax along the last axis: each row becomes weights that sum to 1."""
    exps = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return exps / exps.sum(axis=-1, keepdims=True)


def make_weights():
    """Fixed weights to try things on: Wq (4, 3), Wk (4, 3), Wv (4, 5)."""
    rng = np.random.default_rng(3)
    return rng.standard_normal((4, 3)), rng.standard_normal((4, 3)), rng.standard_normal((4, 5))


def attend_full(X, Wq, Wk, Wv):
    """Causal attention over all tokens at once, everything recomputed: (n, d_model) -> (n, d_v)."""
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    allowed = np.tril(np.ones((len(X), len(X)), dtype=bool))
    scores = np.where(allowed, Q @ K.T / np.sqrt(K.shape[1]), -np.inf)
    return softmax_rows(scores) @ V



def empty_cache(d_k, d_v):
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}


def decode_step(x_t, Wq, Wk, Wv, cache):
    out = {}
    for n, W in (("K", Wk), ("V", Wv)):
        a = cache[n]; t = len(a)
        base = a.base if a.base is not None and a.base.ndim == 2 and len(a.base) > t else None
        if base is None:
            base = np.zeros((t + 64, a.shape[1])); base[:t] = a
        base[t] = x_t @ W
        out[n] = base[:t + 1]
    return softmax_rows(out["K"] @ (x_t @ Wq) / np.sqrt(Wk.shape[1])) @ out["V"], out


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    outs = []
    for x_t in X:
        out, cache = decode_step(x_t, Wq, Wk, Wv, cache)
        outs.append(out)
    return np.array(outs), cache


def projection_counts(n):
    return n * (n + 1) // 2, n
