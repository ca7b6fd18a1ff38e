# cause: the tokens are decoded from the last to the first
# check: all_equals_full_recompute
# slip: decoded-backwards
# say: order|backward|reverse|first
"""Exercise 8: KV cache."""


import numpy as np


def softmax_rows(sc):
    """Given: softmax along the last axis."""
    shifted = sc - np.max(sc, axis=-1, keepdims=True)
    attn = np.exp(shifted)
    return attn / np.sum(attn, axis=-1, keepdims=True)


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
    cache = {}
    cache["K"] = np.empty((0, d_k))
    cache["V"] = np.empty((0, d_v))
    return cache


def decode_step(x_t, Wq, Wk, Wv, cache):
    q = x_t @ Wq
    k_all = np.vstack([cache["K"], x_t @ Wk])
    v_all = np.vstack([cache["V"], x_t @ Wv])
    sc = q @ k_all.T / np.sqrt(k_all.shape[1])
    attn = softmax_rows(sc[None, :])[0]
    return attn @ v_all, {"K": k_all, "V": v_all}


def decode_all(X, Wq, Wk, Wv):
    n = X.shape[0]
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    ys = np.zeros((n, Wv.shape[1]))
    for t in reversed(range(n)):
        ys[t], cache = decode_step(X[t], Wq, Wk, Wv, cache)
    return ys, cache


def projection_counts(n):
    without = 0
    for t in range(1, n + 1):
        without += t
    return (without, n)
