# cause: a plain / makes the first count a float
# check: counts_trace
# slip: none
# say: integer|float|//
import numpy as np


# ---------------------------------------------------------- given, finished
def softmax_rows(sc):
    e = np.exp(sc - sc.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def make_weights():
    rng = np.random.default_rng(3)
    Wq = rng.standard_normal((4, 3))
    Wk = rng.standard_normal((4, 3))
    Wv = rng.standard_normal((4, 5))
    return Wq, Wk, Wv


def attend_full(X, Wq, Wk, Wv):
    q_all, K, V = X @ Wq, X @ Wk, X @ Wv
    n = X.shape[0]
    sc = q_all @ K.T / np.sqrt(K.shape[1])
    sc = np.where(np.tril(np.ones((n, n), dtype=bool)), sc, -np.inf)
    return softmax_rows(sc) @ V
# ---------------------------------------------------------- end of the given part


def empty_cache(d_k, d_v):
    return dict(K=np.zeros((0, d_k), dtype=float), V=np.zeros((0, d_v), dtype=float))


def decode_step(x_t, Wq, Wk, Wv, cache):
    q = x_t @ Wq
    K = np.vstack([cache["K"], x_t @ Wk])
    V = np.vstack([cache["V"], x_t @ Wv])
    sc = q @ K.T / np.sqrt(K.shape[1])
    attn = softmax_rows(sc[None, :])[0]
    return attn @ V, {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    rows = []
    for x_t in X:
        out, cache = decode_step(x_t, Wq, Wk, Wv, cache)
        rows.append(out)
    return np.array(rows), cache


def projection_counts(n):
    return n * (n + 1) / 2, n
