# cause: appends the whole history plus the new row to the history: the cache doubles at every step
# check: step_returns_output_and_cache
# slip: history-appended-again
# say: length|grow|twice|double|one row
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
    seen_K = np.vstack([cache["K"], x_t @ Wk])
    seen_V = np.vstack([cache["V"], x_t @ Wv])
    K = np.vstack([cache["K"], seen_K])
    V = np.vstack([cache["V"], seen_V])
    scores = (x_t @ Wq) @ K.T / np.sqrt(K.shape[1])
    return softmax_rows(scores[None])[0] @ V, {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    outputs = np.zeros((len(X), Wv.shape[1]))
    for t, x_t in enumerate(X):
        outputs[t], cache = decode_step(x_t, Wq, Wk, Wv, cache)
    return outputs, cache


def projection_counts(n):
    return n * (n + 1) // 2, n
