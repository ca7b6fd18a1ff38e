# cause: right: tokens arrive one after the other, keys and values are appended to lists
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    rows = []
    for i in range(n):
        row = np.arange(n)
        rows.append(row < i + 1)
    return np.stack(rows)


def causal_attention(Q, K, V):
    keys, values, outs, rows = [], [], [], []
    for q, k, v in zip(Q, K, V):
        keys.append(k)
        values.append(v)
        s = np.array([np.dot(q, kk) for kk in keys]) / np.sqrt(q.size)
        w = softmax_rows(s[np.newaxis, :])[0]
        outs.append(sum(wi * vi for wi, vi in zip(w, values)))
        rows.append(np.pad(w, (0, len(Q) - len(w))))
    return np.vstack(outs), np.vstack(rows)
