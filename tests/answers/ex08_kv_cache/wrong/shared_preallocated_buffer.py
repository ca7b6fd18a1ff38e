# cause: rows are written into one big module-level buffer and views of it are returned, so two continuations of one cache overwrite each other
# check: two_continuations
# slip: none
# say: buffer|overwrit|shared|second|branch|view
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

_store = {}

def empty_cache(d_k, d_v):
    return dict(K=np.zeros((0, d_k), dtype=float), V=np.zeros((0, d_v), dtype=float))

def decode_step(x_t, Wq, Wk, Wv, cache):
    n = len(cache["K"])
    key = (Wk.shape[1], Wv.shape[1])
    if key not in _store:
        _store[key] = (np.zeros((1000, key[0])), np.zeros((1000, key[1])))
    big_K, big_V = _store[key]
    if not np.shares_memory(cache["K"], big_K):
        big_K[:n] = cache["K"]
        big_V[:n] = cache["V"]
    big_K[n] = x_t @ Wk
    big_V[n] = x_t @ Wv
    K, V = big_K[:n + 1], big_V[:n + 1]
    w = softmax_rows((x_t @ Wq)[None, :] @ K.T / np.sqrt(K.shape[1]))
    return (w @ V)[0], {"K": K, "V": V}

def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    outputs = np.zeros((X.shape[0], Wv.shape[1]))
    for t in range(X.shape[0]):
        outputs[t], cache = decode_step(X[t], Wq, Wk, Wv, cache)
    return outputs, cache

def projection_counts(n):
    return sum(range(1, n + 1)), n

if __name__ == "__main__":
    Wq, Wk, Wv = make_weights()
    X = np.random.default_rng(0).standard_normal((5, 4))
    print(np.abs(decode_all(X, Wq, Wk, Wv)[0] - attend_full(X, Wq, Wk, Wv)).max())
