# cause: right: einsum, copyto and optional parameters
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(q, k, v, return_weights=True):
    scores = np.einsum('id,jd->ij', q, k) / np.sqrt(q.shape[-1])
    np.copyto(scores, -np.inf, where=~causal_mask(len(q)))
    w = softmax_rows(scores)
    if not return_weights:
        return w @ v, w
    return [np.einsum('ij,jv->iv', w, v), w]
