# cause: K gets d_v columns and V gets d_k columns
# check: empty_cache_shapes
# slip: cache-columns-swapped
# say: d_v|d_k|shape|swap|columns
import numpy as np


# ---------------------------------------------------------- given, finished
def softmax_rows(punkte):
    e = np.exp(punkte - punkte.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1,keepdims=True)


def make_weights():
    rng = np.random.default_rng(3)
    Wq = rng.standard_normal((4, 3))
    Wk = rng.standard_normal((4, 3))
    Wv = rng.standard_normal((4, 5))
    return Wq,Wk,Wv


def attend_full(X,Wq,Wk,Wv):
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    n = X.shape[0]
    punkte = Q @ K.T / np.sqrt(K.shape[1])
    punkte = np.where(np.tril(np.ones((n, n), dtype=bool)), punkte, -np.inf)
    return softmax_rows(punkte) @ V
# ---------------------------------------------------------- end of the given part


def empty_cache(d_k,d_v):
    return {"K": np.empty((0, d_v)), "V": np.empty((0, d_k))}


def decode_step(x_t,Wq,Wk,Wv,cache):
    x_row = x_t[np.newaxis, :]
    q, k, v = x_row @ Wq, x_row @ Wk, x_row @ Wv
    new_cache = {
        "K": np.append(cache["K"], k, axis=0),
        "V": np.append(cache["V"], v, axis=0),
    }
    w = softmax_rows(q @ new_cache["K"].T / np.sqrt(Wk.shape[1]))
    aus = w @ new_cache["V"]
    return aus[0],new_cache


def decode_all(X,Wq,Wk,Wv):
    d_k, d_v = Wk.shape[1], Wv.shape[1]
    cache = empty_cache(d_k, d_v)
    outs = []
    for i in range(len(X)):
        result = decode_step(X[i], Wq, Wk, Wv, cache)
        outs.append(result[0])
        cache = result[1]
    return np.stack(outs),cache


def projection_counts(n):
    return sum(range(1,n + 1)),n
