# cause: a copy is returned, but the given dict was changed first
# check: step_never_edits
# slip: none
# say: edit|changed|in place|dict|given|modif
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
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}


def decode_step(x_t, Wq, Wk, Wv, cache):
    cache.update(K=np.vstack([cache["K"], x_t @ Wk]), V=np.vstack([cache["V"], x_t @ Wv]))
    K, V = cache["K"], cache["V"]
    w = softmax_rows((x_t @ Wq)[None, :] @ K.T / np.sqrt(K.shape[1]))
    new_cache = dict(cache)
    return (w @ V)[0], new_cache


def decode_all(X, Wq, Wk, Wv):
    d_k, d_v = Wk.shape[1], Wv.shape[1]
    cache = empty_cache(d_k, d_v)
    outs = []
    for i in range(len(X)):
        result = decode_step(X[i], Wq, Wk, Wv, cache)
        outs.append(result[0])
        cache = result[1]
    return np.stack(outs), cache


def projection_counts(n):
    return n * (n + 1) // 2, n
