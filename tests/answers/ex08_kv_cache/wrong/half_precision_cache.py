# cause: the cache is kept in float16 to save memory
# check: empty_cache_entries
# slip: none
# say: precision|float16|dtype|exact
"""Exercise 8: KV cache."""


import numpy as np


def softmax_rows(punkte):
    """Given: softmax along the last axis."""
    shifted = punkte - np.max(punkte, axis=-1, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=-1, keepdims=True)


def make_weights():
    """Given: Wq (4, 3), Wk (4, 3), Wv (4, 5)."""
    rng = np.random.default_rng(3)
    return rng.standard_normal((4, 3)), rng.standard_normal((4, 3)), rng.standard_normal((4, 5))


def attend_full(X, Wq, Wk, Wv):
    """Given: causal attention over all tokens at once."""
    q = X @ Wq
    k = X @ Wk
    v = X @ Wv
    s = q @ k.T / k.shape[1] ** 0.5
    s[np.triu_indices(len(X), 1)] = -np.inf
    return softmax_rows(s) @ v


def empty_cache(d_k, d_v):
    return {"K": np.zeros((0, d_k), np.float16), "V": np.zeros((0, d_v), np.float16)}


def decode_step(x_t, Wq, Wk, Wv, cache):
    K = np.vstack([cache["K"], (x_t @ Wk).astype(np.float16)])
    V = np.vstack([cache["V"], (x_t @ Wv).astype(np.float16)])
    w = softmax_rows((x_t @ Wq)[None, :] @ K.T.astype(float) / np.sqrt(K.shape[1]))
    return (w @ V.astype(float))[0], {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    ausgaben = np.zeros((X.shape[0], Wv.shape[1]))
    for t in range(X.shape[0]):
        ausgaben[t], cache = decode_step(X[t], Wq, Wk, Wv, cache)
    return ausgaben, cache


def projection_counts(n):
    without = 0
    for t in range(1, n + 1):
        without += t
    return (without, n)
