# cause: x_t is scaled in place, which changes the caller's row
# check: step_never_edits
# slip: none
# say: in place|input|x_t|edit|changed|modif


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
    K = np.vstack([cache["K"], x_t @ Wk])
    V = np.vstack([cache["V"], x_t @ Wv])
    x_t /= np.sqrt(Wk.shape[1])
    w = softmax_rows((x_t @ Wq)[None, :] @ K.T)
    return (w @ V)[0], {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    ausgaben = np.zeros((X.shape[0], Wv.shape[1]))
    for t in range(X.shape[0]):
        ausgaben[t], cache = decode_step(X[t].copy(), Wq, Wk, Wv, cache)
    return ausgaben, cache


def projection_counts(n):
    without = 0
    for t in range(1, n + 1):
        without += t
    return (without, n)


if __name__ == "__main__":
    Wq, Wk, Wv = make_weights()
    X = np.random.default_rng(0).standard_normal((5, 4))
    print(np.abs(decode_all(X, Wq, Wk, Wv)[0] - attend_full(X, Wq, Wk, Wv)).max())
