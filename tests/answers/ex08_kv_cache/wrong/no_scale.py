# cause: the scores are not divided by sqrt(d_k)
# check: step_attends_to_all
# slip: scale-missing
# say: scale|sqrt|d_k
import numpy as np

# ---------------------------------------------------------- given, finished
def softmax_rows(logits):
    e = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)

def make_weights():
    rng = np.random.default_rng(3)
    Wq = rng.standard_normal((4, 3))
    Wk = rng.standard_normal((4, 3))
    Wv = rng.standard_normal((4, 5))
    return Wq, Wk, Wv

def attend_full(X, Wq, Wk, Wv):
    queries, K, V = X @ Wq, X @ Wk, X @ Wv
    n = X.shape[0]
    logits = queries @ K.T / np.sqrt(K.shape[1])
    logits = np.where(np.tril(np.ones((n, n), dtype=bool)), logits, -np.inf)
    return softmax_rows(logits) @ V
# ---------------------------------------------------------- end of the given part

def empty_cache(d_k, d_v):
    return dict(K=np.zeros((0, d_k), dtype=float), V=np.zeros((0, d_v), dtype=float))

def decode_step(x_t, Wq, Wk, Wv, cache):
    K = np.vstack([cache["K"], x_t @ Wk])
    V = np.vstack([cache["V"], x_t @ Wv])
    probs = softmax_rows((x_t @ Wq)[None, :] @ K.T)
    return (probs @ V)[0], {"K": K, "V": V}

def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    all_out = np.zeros((X.shape[0], Wv.shape[1]))
    for t in range(X.shape[0]):
        all_out[t], cache = decode_step(X[t], Wq, Wk, Wv, cache)
    return all_out, cache

def projection_counts(n):
    return sum(range(1, n + 1)), n
