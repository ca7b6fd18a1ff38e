# cause: right: np.concatenate with out= into its own new arrays
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
    n = cache["K"].shape[0] + 1
    K, V = np.empty((n, Wk.shape[1])), np.empty((n, Wv.shape[1]))
    np.concatenate([cache["K"], x_t[None] @ Wk], out=K)
    np.concatenate([cache["V"], x_t[None] @ Wv], out=V)
    w = np.empty(n)
    np.matmul(K, x_t @ Wq, out=w)
    np.divide(w, np.sqrt(Wk.shape[1]), out=w)
    w -= w.max()
    np.exp(w, out=w)
    w /= w.sum()
    out = np.empty(Wv.shape[1])
    np.matmul(w, V, out=out)
    return out, {"K": K, "V": V}

def decode_all(X, Wq, Wk, Wv):
    outputs = np.empty((X.shape[0], Wv.shape[1]))
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    for t in range(X.shape[0]):
        out, cache = decode_step(X[t], Wq, Wk, Wv, cache)
        np.copyto(outputs[t], out)
    return outputs, cache

def projection_counts(n):
    total = n
    for _ in range(n):
        total += n
    return total // 2, n
