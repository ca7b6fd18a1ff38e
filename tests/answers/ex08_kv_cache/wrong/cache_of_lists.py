# cause: the cache holds Python lists of rows instead of arrays
# check: empty_cache_entries
# slip: none
# say: list|array|shape
import numpy as np


# ---------------------------------------------------------- given, finished
def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def make_weights():
    rng = np.random.default_rng(3)
    Wq = rng.standard_normal((4, 3))
    Wk = rng.standard_normal((4, 3))
    Wv = rng.standard_normal((4, 5))
    return Wq, Wk, Wv


def attend_full(X, Wq, Wk, Wv):
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    n = X.shape[0]
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores = np.where(np.tril(np.ones((n, n), dtype=bool)), scores, -np.inf)
    return softmax_rows(scores) @ V
# ---------------------------------------------------------- end of the given part


def empty_cache(d_k, d_v):
    return {"K": [], "V": []}


def decode_step(x_t, Wq, Wk, Wv, cache):
    K = list(cache["K"]) + [x_t @ Wk]
    V = list(cache["V"]) + [x_t @ Wv]
    w = softmax_rows((np.array(K) @ (x_t @ Wq) / np.sqrt(Wk.shape[1]))[None, :])[0]
    return w @ np.array(V), {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    outputs = np.zeros((X.shape[0], Wv.shape[1]))
    for t in range(X.shape[0]):
        outputs[t], cache = decode_step(X[t], Wq, Wk, Wv, cache)
    return outputs, cache


def projection_counts(n):
    without = 0
    for t in range(1, n + 1):
        without += t
    return (without, n)
