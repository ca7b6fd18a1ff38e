# cause: a causal mask of shape (1, n) is applied, which lets only the first key through
# check: step_attends_to_all
# slip: only-first-key
# say: mask|all keys|first key|past|cached
"""Exercise 8: KV cache."""


import numpy as np


def softmax_rows(logits):
    """Given: softmax along the last axis."""
    shifted = logits - np.max(logits, axis=-1, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights,axis=-1,keepdims=True)


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
    K = np.vstack([cache["K"], x_t @ Wk])
    V = np.vstack([cache["V"], x_t @ Wv])
    logits = (x_t @ Wq)[None, :] @ K.T / np.sqrt(K.shape[1])
    mask = np.tril(np.ones(logits.shape, dtype=bool))
    probs = softmax_rows(np.where(mask, logits, -np.inf))
    return (probs @ V)[0], {"K": K, "V": V}


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
