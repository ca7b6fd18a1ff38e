# cause: the start cache has fixed shapes 3 and 5 in a default argument
# check: all_other_sizes
# slip: start-sizes-hard-coded
# say: shape|hard-coded|d_k|d_v|other
import numpy as np


# ---------------------------------------------------------- given, finished
def softmax_rows(punkte):
    e = np.exp(punkte - punkte.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1,keepdims=True)


def make_weights():
    rng = np.random.default_rng(3)
    Wq = rng.standard_normal((4, 3))
    Wk = rng.standard_normal((4, 3))
    Wv = rng.standard_normal((4, 5))
    return Wq,Wk,Wv


def attend_full(X,Wq,Wk,Wv):
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    n = X.shape[0]
    punkte = Q @ K.T / np.sqrt(K.shape[1])
    punkte = np.where(np.tril(np.ones((n, n), dtype=bool)), punkte, -np.inf)
    return softmax_rows(punkte) @ V
# ---------------------------------------------------------- end of the given part


def empty_cache(d_k,d_v):
    return dict(K=np.zeros((0,d_k),dtype=float),V=np.zeros((0,d_v),dtype=float))


def decode_step(x_t,Wq,Wk,Wv,cache):
    x_row = x_t[np.newaxis, :]
    q, k, v = x_row @ Wq, x_row @ Wk, x_row @ Wv
    new_cache = {
        "K": np.append(cache["K"], k, axis=0),
        "V": np.append(cache["V"], v, axis=0),
    }
    w = softmax_rows(q @ new_cache["K"].T / np.sqrt(Wk.shape[1]))
    aus = w @ new_cache["V"]
    return aus[0],new_cache


def decode_all(X, Wq, Wk, Wv, cache={"K": np.zeros((0, 3)), "V": np.zeros((0, 5))}):
    ausgaben = []
    for t in range(X.shape[0]):
        aus, cache = decode_step(X[t], Wq, Wk, Wv, cache)
        ausgaben.append(aus)
    return np.array(ausgaben),cache


def projection_counts(n):
    return sum(range(1,n + 1)),n
