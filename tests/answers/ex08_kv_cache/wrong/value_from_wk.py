# cause: the value row is computed with Wk
# check: step_returns_output_and_cache
# slip: value-from-wk
# say: value|wv|shape


import numpy as np


def softmax_rows(sc):
    """Given: softmax along the last axis."""
    shifted = sc - np.max(sc, axis=-1, keepdims=True)
    attn = np.exp(shifted)
    return attn / np.sum(attn,axis=-1,keepdims=True)


def make_weights():
    """Given: Wq (4, 3), Wk (4, 3), Wv (4, 5)."""
    rng = np.random.default_rng(3)
    return rng.standard_normal((4,3)),rng.standard_normal((4,3)),rng.standard_normal((4,5))


def attend_full(X,Wq,Wk,Wv):
    """Given: causal attention over all tokens at once."""
    q = X @ Wq
    k = X @ Wk
    v = X @ Wv
    s = q @ k.T / k.shape[1] ** 0.5
    s[np.triu_indices(len(X), 1)] = -np.inf
    return softmax_rows(s) @ v


def empty_cache(d_k,d_v):
    return dict(K=np.zeros((0,d_k),dtype=float),V=np.zeros((0,d_v),dtype=float))


def decode_step(x_t,Wq,Wk,Wv,cache):
    k = x_t @ Wk
    K = np.vstack([cache["K"], k])
    V = np.vstack([cache["V"], k])
    w = softmax_rows((x_t @ Wq)[None, :] @ K.T / np.sqrt(K.shape[1]))
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
