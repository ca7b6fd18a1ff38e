# cause: right: type hints; the result is a NamedTuple (output, weights), which is a tuple
from typing import NamedTuple
import numpy as np


class Attention(NamedTuple):
    output: np.ndarray
    weights: np.ndarray


def softmax_rows(scores: np.ndarray) -> np.ndarray:
    """Softmax along the last axis."""
    peak: np.ndarray = np.max(scores, axis=-1, keepdims=True)
    unnormalised: np.ndarray = np.exp(scores - peak)
    return unnormalised / np.sum(unnormalised, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q: np.ndarray, K: np.ndarray, V: np.ndarray) -> Attention:
    d_k: int = K.shape[-1]
    w = softmax_rows(np.dot(Q, K.transpose()) / np.sqrt(d_k))
    return Attention(output=np.dot(w, V), weights=w)
