# cause: the new cache is thrown away, so each token starts from an empty cache
# check: all_returns_outputs_and_cache
# slip: cache-not-carried-on
# say: cache|updated|past|earlier|thrown
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
    q = x_t @ Wq
    K = np.vstack([cache["K"], x_t @ Wk])
    V = np.vstack([cache["V"], x_t @ Wv])
    scores = q @ K.T / np.sqrt(K.shape[1])
    weights = softmax_rows(scores[None, :])[0]
    return weights @ V, {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    outputs = []
    for x_t in X:
        out, new_cache = decode_step(x_t, Wq, Wk, Wv, cache)
        outputs.append(out)
    return np.array(outputs), new_cache


def projection_counts(n):
    return n * (n + 1) // 2, n
