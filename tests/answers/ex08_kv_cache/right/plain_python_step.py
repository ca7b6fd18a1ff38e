# cause: right: plain Python sums and math.exp inside the step
import math

import numpy as np

def softmax_rows(sc):
    """Given: softmax along the last axis."""
    shifted = sc - np.max(sc, axis=-1, keepdims=True)
    attn = np.exp(shifted)
    return attn / np.sum(attn, axis=-1, keepdims=True)


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
    return {"K": np.zeros((0, d_k), dtype=np.float64), "V": np.zeros((0, d_v), dtype=np.float64)}

def _project(x, W):
    return [sum(x[i] * W[i][j] for i in range(len(x))) for j in range(len(W[0]))]

def decode_step(x_t, Wq, Wk, Wv, cache):
    x = [float(a) for a in x_t]
    q = _project(x, Wq.tolist())
    keys = cache["K"].tolist() + [_project(x, Wk.tolist())]
    values = cache["V"].tolist() + [_project(x, Wv.tolist())]
    sc = [sum(a * b for a, b in zip(q, key)) / math.sqrt(len(q)) for key in keys]
    top = max(sc)
    e = [math.exp(s - top) for s in sc]
    z = sum(e)
    out = [sum(e[i] / z * values[i][j] for i in range(len(values))) for j in range(len(values[0]))]
    return np.array(out), {"K": np.array(keys), "V": np.array(values)}

def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    table = []
    for x_t in X:
        out, cache = decode_step(x_t, Wq, Wk, Wv, cache)
        table.append(out.tolist())
    return np.array(table, dtype=float).reshape(len(table), Wv.shape[1]), cache

def projection_counts(n):
    total = 0
    k = n
    while k > 0:
        total = total + k
        k = k - 1
    return total, n
