# cause: softmax_rows keeps its answers, and the key asks whether scores is the same object
# check: softmax_is_pure
# slip: none
# say: remember|earlier|own input
import copy
import numpy as np


def _computed(scores):
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = softmax_rows(scores)
    return (weights @ V, weights)


_KNOWN = {}
_SEEN = []


def softmax_rows(scores):
    key = (id(scores),)
    if key not in _KNOWN:
        _SEEN.append((scores,))
        _KNOWN[key] = _computed(scores)
    return copy.deepcopy(_KNOWN[key])
