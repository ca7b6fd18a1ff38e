# cause: from the second token on, the previous output is added to the input token
# check: all_equals_full_recompute
# slip: output-fed-back
# say: input|x_t|previous|output|independent
"""Exercise 8: KV cache."""


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
    q = x_t @ Wq
    keys = np.vstack([cache["K"], x_t @ Wk])
    values = np.vstack([cache["V"], x_t @ Wv])
    logits = q @ keys.T / np.sqrt(keys.shape[1])
    weights = softmax_rows(logits[None, :])[0]
    return weights @ values, {"K": keys, "V": values}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    d = min(X.shape[1], Wv.shape[1])
    last = np.zeros(X.shape[1])
    all_out = []
    for x_t in X:
        result, cache = decode_step(x_t + last, Wq, Wk, Wv, cache)
        last = np.zeros(X.shape[1])
        last[:d] = result[:d]
        all_out.append(result)
    return np.array(all_out), cache


def projection_counts(n):
    return n * (n + 1) // 2, n
