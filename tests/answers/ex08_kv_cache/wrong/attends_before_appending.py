# cause: the token attends to the old cache and is appended afterwards, so it never sees itself
# check: first_step
# slip: attends-before-append-zeros
# say: append|before|itself|own key|order
import numpy as np


# ---------------------------------------------------------- given, finished
def softmax_rows(punkte):
    e = np.exp(punkte - punkte.max(axis=-1, keepdims=True))
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
    punkte = Q @ K.T / np.sqrt(K.shape[1])
    punkte = np.where(np.tril(np.ones((n, n), dtype=bool)), punkte, -np.inf)
    return softmax_rows(punkte) @ V
# ---------------------------------------------------------- end of the given part


def empty_cache(d_k, d_v):
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}


def decode_step(x_t, Wq, Wk, Wv, cache):
    K, V = cache["K"], cache["V"]
    if len(K) == 0:
        output = np.zeros(Wv.shape[1])
    else:
        w = softmax_rows((x_t @ Wq)[None, :] @ K.T / np.sqrt(K.shape[1]))
        output = (w @ V)[0]
    new_cache = {"K": np.vstack([K, x_t @ Wk]), "V": np.vstack([V, x_t @ Wv])}
    return output, new_cache


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    ausgaben = np.zeros((X.shape[0], Wv.shape[1]))
    for t in range(X.shape[0]):
        ausgaben[t], cache = decode_step(X[t], Wq, Wk, Wv, cache)
    return ausgaben, cache


def projection_counts(n):
    return n * (n + 1) // 2, n
