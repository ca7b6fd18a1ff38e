# cause: empty_cache is called with d_v and d_k in the wrong order
# check: all_returns_outputs_and_cache
# slip: cache-sizes-swapped
# say: d_k|d_v|order|shape|swap


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
    cache = {}
    cache["K"] = np.empty((0, d_k))
    cache["V"] = np.empty((0, d_v))
    return cache


def decode_step(x_t, Wq, Wk, Wv, cache):
    x_row = x_t[np.newaxis, :]
    q, k, v = x_row @ Wq, x_row @ Wk, x_row @ Wv
    new_cache = {
        "K": np.append(cache["K"], k, axis=0),
        "V": np.append(cache["V"], v, axis=0),
    }
    probs = softmax_rows(q @ new_cache["K"].T / np.sqrt(Wk.shape[1]))
    result = probs @ new_cache["V"]
    return result[0], new_cache


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wv.shape[1], Wk.shape[1])
    all_out = []
    for x_t in X:
        result, cache = decode_step(x_t, Wq, Wk, Wv, cache)
        all_out.append(result)
    return np.array(all_out), cache


def projection_counts(n):
    without = 0
    for t in range(1, n + 1):
        without += t
    return (without, n)


if __name__ == "__main__":
    Wq, Wk, Wv = make_weights()
    X = np.random.default_rng(0).standard_normal((5, 4))
    print(np.abs(decode_all(X, Wq, Wk, Wv)[0] - attend_full(X, Wq, Wk, Wv)).max())
