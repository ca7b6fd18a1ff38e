# cause: the outputs are returned as a list of arrays, not as one array
# check: all_returns_outputs_and_cache
# slip: none
# say: list|array|shape


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
    q_t = np.dot(x_t, Wq)
    k_t = np.dot(x_t, Wk)
    v_t = np.dot(x_t, Wv)
    # append first
    new_K = np.concatenate([cache["K"], k_t.reshape(1, -1)], axis=0)
    new_V = np.concatenate([cache["V"], v_t.reshape(1, -1)], axis=0)
    # then attend
    s = np.dot(new_K, q_t) / np.sqrt(len(q_t))
    s = np.exp(s - np.max(s))
    probs = s / np.sum(s)
    return np.dot(probs, new_V), {"K": new_K, "V": new_V}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    all_out = []
    for x_t in X:
        result, cache = decode_step(x_t, Wq, Wk, Wv, cache)
        all_out.append(result)
    return all_out, cache


def projection_counts(n):
    return n * (n + 1) // 2, n
