# cause: the query is appended to K instead of the key
# check: first_step
# slip: caches-queries
# say: key|wk|quer


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
    cache = {}
    cache["K"] = np.empty((0, d_k))
    cache["V"] = np.empty((0, d_v))
    return cache


def decode_step(x_t, Wq, Wk, Wv, cache):
    q = x_t @ Wq
    K = np.vstack([cache["K"], q])
    V = np.vstack([cache["V"], x_t @ Wv])
    w = softmax_rows(q[None, :] @ K.T / np.sqrt(K.shape[1]))
    return (w @ V)[0], {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    d_k, d_v = Wk.shape[1], Wv.shape[1]
    cache = empty_cache(d_k, d_v)
    outs = []
    for i in range(len(X)):
        result = decode_step(X[i], Wq, Wk, Wv, cache)
        outs.append(result[0])
        cache = result[1]
    return np.stack(outs), cache


def projection_counts(n):
    without = 0
    for t in range(1, n + 1):
        without += t
    return (without, n)
