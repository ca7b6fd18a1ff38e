# cause: right: from numpy import *
import numpy as np
from numpy import *

def softmax_rows(scores):
    """Given: softmax along the last axis."""
    shifted = scores - np.max(scores, axis=-1, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=-1, keepdims=True)


def make_weights():
    """Given: Wq (4, 3), Wk (4, 3), Wv (4, 5)."""
    rng = np.random.default_rng(3)
    return rng.standard_normal((4, 3)), rng.standard_normal((4, 3)), rng.standard_normal((4, 5))


def attend_full(X, Wq, Wk, Wv):
    """Given: causal attention over all tokens at once."""
    q = X @ Wq
    k = X @ Wk
    v = X @ Wv
    s = q @ k.T / k.shape[1] ** 0.5
    s[np.triu_indices(len(X), 1)] = -np.inf
    return softmax_rows(s) @ v

def empty_cache(d_k, d_v):
    return {"K": zeros((0, d_k)), "V": zeros((0, d_v))}

def decode_step(x_t, Wq, Wk, Wv, cache):
    K = vstack((cache["K"], dot(x_t, Wk)))
    V = vstack((cache["V"], dot(x_t, Wv)))
    s = dot(K, dot(x_t, Wq)) / sqrt(K.shape[1])
    w = exp(s - s.max())
    w = w / w.sum()
    return dot(w, V), {"K": K, "V": V}

def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    ergebnis = zeros((X.shape[0], Wv.shape[1]))
    for t in range(X.shape[0]):
        ergebnis[t], cache = decode_step(X[t], Wq, Wk, Wv, cache)
    return ergebnis, cache

def projection_counts(n):
    ohne = 0
    for t in range(n):
        ohne += t + 1
    return ohne, n
