# cause: right: named_tuple
from typing import NamedTuple
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


class Result(NamedTuple):
    out: np.ndarray
    w: np.ndarray


def causal_attention(Q, K, V):
    s = np.einsum('id,jd->ij', Q, K) / K.shape[1] ** .5
    p = softmax_rows(np.where(causal_mask(len(Q)), s, -np.inf))
    return Result(p @ V, p)
