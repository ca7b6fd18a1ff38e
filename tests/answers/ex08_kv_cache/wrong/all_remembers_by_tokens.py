# cause: decode_all remembers by the bytes of X, the weights are ignored
# check: all_never_edits
# slip: none
# say: remembers|arguments alone
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


# given, finished


def empty_cache(d_k, d_v):
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}


def decode_step(x_t, Wq, Wk, Wv, cache):
    q = x_t @ Wq  # (d_k,)
    K = np.vstack([cache["K"], x_t @ Wk])  # (t + 1, d_k), a new array
    V = np.vstack([cache["V"], x_t @ Wv])  # (t + 1, d_v)
    weights = softmax_rows(K @ q / np.sqrt(K.shape[1]))  # (t + 1,), one per token seen
    return weights @ V, {"K": K, "V": V}


SEEN = {}


def decode_all(X, Wq, Wk, Wv):
    key = X.tobytes(), Wk.shape, Wv.shape
    if key in SEEN:
        return SEEN[key]
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    outputs = np.zeros((len(X), Wv.shape[1]))
    for t, x_t in enumerate(X):
        outputs[t], cache = decode_step(x_t, Wq, Wk, Wv, cache)
    SEEN[key] = outputs, cache
    return SEEN[key]


def projection_counts(n):
    return n * (n + 1) // 2, n  # 1 + 2 + ... + n; whole numbers, so //
