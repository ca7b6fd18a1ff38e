# cause: decode_all projects all keys at once and attends over growing slices
import numpy as np


# ---- given, finished -------------------------------------------------
def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def make_weights():
    rng = np.random.default_rng(3)
    return (rng.standard_normal((4, 3)), rng.standard_normal((4, 3)),
            rng.standard_normal((4, 5)))


def attend_full(X, Wq, Wk, Wv):
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    n = len(X)
    scores = np.where(np.tril(np.ones((n, n), dtype=bool)), scores, -np.inf)
    return softmax_rows(scores) @ V
# ---- yours -----------------------------------------------------------


def empty_cache(d_k, d_v):
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}


def decode_step(x_t, Wq, Wk, Wv, cache):
    K = np.concatenate([cache["K"], (x_t @ Wk)[None]])
    V = np.concatenate([cache["V"], (x_t @ Wv)[None]])
    scores = K @ (x_t @ Wq) / np.sqrt(K.shape[1])
    weights = softmax_rows(scores[None])[0]
    return weights @ V, {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    rows = [softmax_rows((K[:t] @ Q[t - 1] / np.sqrt(K.shape[1]))[None])[0] @ V[:t]
            for t in range(1, len(X) + 1)]
    return np.array(rows).reshape(len(X), Wv.shape[1]), {"K": K, "V": V}


def projection_counts(n):
    return sum(range(1, n + 1)), n
