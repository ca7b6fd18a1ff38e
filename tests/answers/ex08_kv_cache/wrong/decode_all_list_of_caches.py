# cause: a list of all caches is returned instead of the final one
# check: all_returns_outputs_and_cache
# slip: none
# say: list|dict|cache


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
    q_t = np.dot(x_t, Wq)
    k_t = np.dot(x_t, Wk)
    v_t = np.dot(x_t, Wv)
    # append first
    new_K = np.concatenate([cache["K"], k_t.reshape(1, -1)], axis=0)
    new_V = np.concatenate([cache["V"], v_t.reshape(1, -1)], axis=0)
    # then attend
    s = np.dot(new_K, q_t) / np.sqrt(len(q_t))
    s = np.exp(s - np.max(s))
    w = s / np.sum(s)
    return np.dot(w, new_V), {"K": new_K, "V": new_V}


def decode_all(X, Wq, Wk, Wv):
    caches = [empty_cache(Wk.shape[1], Wv.shape[1])]
    ys = []
    for x_t in X:
        out, cache = decode_step(x_t, Wq, Wk, Wv, caches[-1])
        caches.append(cache)
        ys.append(out)
    return np.array(ys), caches


def projection_counts(n):
    without = 0
    for t in range(1, n + 1):
        without += t
    return (without, n)
