# cause: right: type hints and a NamedTuple (output, weights)
from typing import NamedTuple
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


class Result(NamedTuple):
    output: np.ndarray
    weights: np.ndarray


def causal_mask(n: int) -> np.ndarray:
    """(n, n) bool, True = may be seen."""
    positions: np.ndarray = np.arange(n)
    return np.less_equal(positions.reshape(1, n), positions.reshape(n, 1))


def causal_attention(Q: np.ndarray, K: np.ndarray, V: np.ndarray) -> Result:
    n: int = Q.shape[0]
    d_k: int = Q.shape[1]
    scores: np.ndarray = (Q / np.sqrt(d_k)) @ K.T
    weights = softmax_rows(np.where(~causal_mask(n), -np.inf, scores))
    return Result(weights @ V, weights)
