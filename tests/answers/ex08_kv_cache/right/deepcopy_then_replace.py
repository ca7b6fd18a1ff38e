# cause: right: deep copy of the cache, entries of the copy replaced
import copy

import numpy as np

def softmax_rows(logits):
    """Given: softmax along the last axis."""
    shifted = logits - np.max(logits, axis=-1, keepdims=True)
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
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}

def decode_step(x_t, Wq, Wk, Wv, cache):
    new_cache = copy.deepcopy(cache)
    new_cache["K"] = np.vstack((new_cache["K"], (x_t @ Wk).reshape(1, -1)))
    new_cache["V"] = np.vstack((new_cache["V"], (x_t @ Wv).reshape(1, -1)))
    q = (x_t @ Wq).reshape(1, -1)
    logits = q @ new_cache["K"].T
    logits /= np.sqrt(q.shape[1])
    return (softmax_rows(logits) @ new_cache["V"]).flatten(), new_cache

def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    all_out = np.empty((X.shape[0], Wv.shape[1]))
    for t in range(X.shape[0]):
        out_t, cache = decode_step(X[t], Wq, Wk, Wv, cache)
        for j in range(len(out_t)):
            all_out[t][j] = out_t[j]
    return all_out, cache

def projection_counts(n):
    if n % 2 == 0:
        return (n // 2) * (n + 1), n
    return n * ((n + 1) // 2), n
