# cause: decode_all simply calls attend_full, and decode_step itself forgets the scale
# check: step_attends_to_all
# slip: scale-missing
# say: decode_step|scale|sqrt|step by step
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
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}


def decode_step(x_t, Wq, Wk, Wv, cache):
    k_all = np.vstack([cache["K"], x_t @ Wk])
    v_all = np.vstack([cache["V"], x_t @ Wv])
    w = softmax_rows((x_t @ Wq @ k_all.T)[None, :])[0]
    return w @ v_all, {"K": k_all, "V": v_all}


def decode_all(X, Wq, Wk, Wv):
    return attend_full(X, Wq, Wk, Wv), {"K": X @ Wk, "V": X @ Wv}


def projection_counts(n):
    return n * (n + 1) // 2, n
