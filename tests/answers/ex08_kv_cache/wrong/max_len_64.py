# cause: decode_all with a store of 64 rows
# check: all_other_sizes
# slip: none
# say: n = 190|size|length|hard-coded|64
import numpy as np


def softmax_rows(scores):
    """Softmax along the last axis: each row becomes weights that sum to 1."""
    exps = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return exps / exps.sum(axis=-1, keepdims=True)


def make_weights():
    """Fixed weights to try things on: Wq (4, 3), Wk (4, 3), Wv (4, 5)."""
    rng = np.random.default_rng(3)
    return rng.standard_normal((4, 3)), rng.standard_normal((4, 3)), rng.standard_normal((4, 5))


def attend_full(X, Wq, Wk, Wv):
    """Causal attention over all tokens at once, everything recomputed: (n, d_model) -> (n, d_v)."""
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    allowed = np.tril(np.ones((len(X), len(X)), dtype=bool))
    scores = np.where(allowed, Q @ K.T / np.sqrt(K.shape[1]), -np.inf)
    return softmax_rows(scores) @ V



def empty_cache(d_k, d_v):
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}


def decode_step(x_t, Wq, Wk, Wv, cache):
    K = np.vstack([cache["K"], x_t @ Wk])
    V = np.vstack([cache["V"], x_t @ Wv])
    w = softmax_rows(K @ (x_t @ Wq) / np.sqrt(K.shape[1]))
    return w @ V, {"K": K, "V": V}


MAX_LEN = 64
def decode_all(X, Wq, Wk, Wv):
    K = np.zeros((MAX_LEN, Wk.shape[1])); V = np.zeros((MAX_LEN, Wv.shape[1])); outs = []
    for t, x in enumerate(X):
        K[t], V[t] = x @ Wk, x @ Wv
        outs.append(softmax_rows(K[:t + 1] @ (x @ Wq) / np.sqrt(K.shape[1])) @ V[:t + 1])
    return np.array(outs), {"K": K[:len(X)], "V": V[:len(X)]}


def projection_counts(n):
    return n * (n + 1) // 2, n
