# cause: the empty cache holds None instead of empty arrays
# check: empty_cache_entries
# slip: none
# say: none|array|shape
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
    return {"K": None, "V": None}


def decode_step(x_t, Wq, Wk, Wv, cache):
    k = (x_t @ Wk)[None, :]
    v = (x_t @ Wv)[None, :]
    keys = k if cache["K"] is None else np.vstack([cache["K"], k])
    values = v if cache["V"] is None else np.vstack([cache["V"], v])
    probs = softmax_rows((x_t @ Wq)[None, :] @ keys.T / np.sqrt(keys.shape[1]))
    return (probs @ values)[0], {"K": keys, "V": values}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    all_out = np.zeros((X.shape[0], Wv.shape[1]))
    for t in range(X.shape[0]):
        all_out[t], cache = decode_step(X[t], Wq, Wk, Wv, cache)
    return all_out, cache


def projection_counts(n):
    return n * (n + 1) // 2, n


if __name__ == "__main__":
    Wq, Wk, Wv = make_weights()
    X = np.random.default_rng(0).standard_normal((5, 4))
    print(np.abs(decode_all(X, Wq, Wk, Wv)[0] - attend_full(X, Wq, Wk, Wv)).max())
