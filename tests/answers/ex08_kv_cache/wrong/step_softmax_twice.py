# cause: the softmax is taken twice
# check: step_attends_to_all
# slip: softmax-twice
# say: softmax|output_t
import numpy as np


def softmax_rows(scores):
    exps = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return exps / exps.sum(axis=-1, keepdims=True)


def make_weights():
    rng = np.random.default_rng(3)
    return rng.standard_normal((4, 3)), rng.standard_normal((4, 3)), rng.standard_normal((4, 5))


def attend_full(X, Wq, Wk, Wv):
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    allowed = np.tril(np.ones((len(X), len(X)), dtype=bool))
    scores = np.where(allowed, Q @ K.T / np.sqrt(K.shape[1]), -np.inf)
    return softmax_rows(scores) @ V


# given, finished


def empty_cache(d_k, d_v):
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}


def decode_step(x_t, Wq, Wk, Wv, cache):
    q = x_t @ Wq
    K = np.vstack([cache["K"], x_t @ Wk])
    V = np.vstack([cache["V"], x_t @ Wv])
    scores = q @ K.T / np.sqrt(K.shape[1])
    weights = softmax_rows(scores[None, :])[0]
    weights = softmax_rows(weights[None, :])[0]
    return weights @ V, {"K": K, "V": V}


def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    outputs = np.zeros((len(X), Wv.shape[1]))
    for t, x_t in enumerate(X):
        outputs[t], cache = decode_step(x_t, Wq, Wk, Wv, cache)
    return outputs, cache


def projection_counts(n):
    return n * (n + 1) // 2, n
