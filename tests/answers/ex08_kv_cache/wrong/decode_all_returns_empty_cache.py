# cause: the empty cache is returned instead of the final one
# check: all_returns_outputs_and_cache
# slip: empty-cache-returned
# say: cache|rows|empty|last
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
    return dict(K=np.zeros((0, d_k), dtype=float), V=np.zeros((0, d_v), dtype=float))


def decode_step(x_t, Wq, Wk, Wv, cache):
    q = x_t @ Wq
    K = np.vstack([cache["K"], x_t @ Wk])
    V = np.vstack([cache["V"], x_t @ Wv])
    punkte = q @ K.T / np.sqrt(K.shape[1])
    weights = softmax_rows(punkte[None, :])[0]
    return weights @ V, {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    start = empty_cache(Wk.shape[1], Wv.shape[1])
    cache = start
    ausgaben = np.zeros((len(X), Wv.shape[1]))
    for t in range(len(X)):
        ausgaben[t], cache = decode_step(X[t], Wq, Wk, Wv, cache)
    return ausgaben, start


def projection_counts(n):
    return sum(range(1, n + 1)), n
