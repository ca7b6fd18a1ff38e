# cause: only the count without a cache is returned
# check: counts_trace
# slip: none
# say: tuple|two|pair|second|with a cache
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
    x_row = x_t[np.newaxis, :]
    q, k, v = x_row @ Wq, x_row @ Wk, x_row @ Wv
    new_cache = {
        "K": np.append(cache["K"], k, axis=0),
        "V": np.append(cache["V"], v, axis=0),
    }
    w = softmax_rows(q @ new_cache["K"].T / np.sqrt(Wk.shape[1]))
    out = w @ new_cache["V"]
    return out[0], new_cache

def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    rows = []
    for x_t in X:
        out, cache = decode_step(x_t, Wq, Wk, Wv, cache)
        rows.append(out)
    return np.array(rows), cache

def projection_counts(n):
    return n * (n + 1) // 2
