# cause: right: np.append with axis=0 and a one-row matrix all the way, counts with a loop
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
    cache["K"] = np.zeros([0, d_k])
    cache["V"] = np.zeros([0, d_v])
    return cache

def decode_step(x_t, Wq, Wk, Wv, cache):
    x = x_t.reshape(1, -1)
    K = np.append(cache["K"], np.matmul(x, Wk), axis=0)
    V = np.append(cache["V"], np.matmul(x, Wv), axis=0)
    weights = softmax_rows(np.matmul(np.matmul(x, Wq), K.T) / Wk.shape[1] ** 0.5)
    output = np.matmul(weights, V)
    new_cache = {"K": K, "V": V}
    return output[0], new_cache

def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    ausgaben = np.empty((0, Wv.shape[1]))
    for t in range(len(X)):
        o, cache = decode_step(X[t], Wq, Wk, Wv, cache)
        ausgaben = np.append(ausgaben, o.reshape(1, -1), axis=0)
    return ausgaben, cache

def projection_counts(n):
    without = 0
    with_cache = 0
    for length in range(1, n + 1):
        without += length      # every key again
        with_cache += 1        # only the new key
    return without, with_cache
