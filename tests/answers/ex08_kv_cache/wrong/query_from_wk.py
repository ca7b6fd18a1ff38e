# cause: the query is computed with Wk
# check: step_attends_to_all
# slip: query-from-wk
# say: quer|wq
import numpy as np


# ---------------------------------------------------------- given, finished
def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
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
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores = np.where(np.tril(np.ones((n, n), dtype=bool)), scores, -np.inf)
    return softmax_rows(scores) @ V
# ---------------------------------------------------------- end of the given part


def empty_cache(d_k,d_v):
    return dict(K=np.zeros((0,d_k),dtype=float),V=np.zeros((0,d_v),dtype=float))


def decode_step(x_t,Wq,Wk,Wv,cache):
    k = x_t @ Wk
    q = k
    K = np.vstack([cache["K"], k])
    V = np.vstack([cache["V"], x_t @ Wv])
    w = softmax_rows(q[None, :] @ K.T / np.sqrt(K.shape[1]))
    return (w @ V)[0], {"K": K, "V": V}


def decode_all(X,Wq,Wk,Wv):
    d_k, d_v = Wk.shape[1], Wv.shape[1]
    cache = empty_cache(d_k, d_v)
    outs = []
    for i in range(len(X)):
        result = decode_step(X[i], Wq, Wk, Wv, cache)
        outs.append(result[0])
        cache = result[1]
    return np.stack(outs),cache


def projection_counts(n):
    return sum(range(1,n + 1)),n


if __name__ == "__main__":
    Wq, Wk, Wv = make_weights()
    X = np.random.default_rng(0).standard_normal((5, 4))
    print(np.abs(decode_all(X, Wq, Wk, Wv)[0] - attend_full(X, Wq, Wk, Wv)).max())
