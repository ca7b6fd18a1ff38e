# cause: causal_attention keeps its answers, and the key does not hold Q
# check: attention_is_pure
# slip: none
# say: remember|earlier|own input
import copy
import numpy as np


def softmax_rows(scores):
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


def causal_mask(n):
    position = np.arange(n)
    return position[None, :] <= position[:, None]


def _computed(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores = np.where(causal_mask(len(Q)), scores, -np.inf)
    weights = softmax_rows(scores)
    return (weights @ V, weights)


_KNOWN = {}
_SEEN = []


def causal_attention(Q, K, V):
    key = (
        K.shape,
        K.tobytes(),
        V.shape,
        V.tobytes(),
    )
    if key not in _KNOWN:
        _SEEN.append(
            (
                Q,
                K,
                V,
            )
        )
        _KNOWN[key] = _computed(Q, K, V)
    return copy.deepcopy(_KNOWN[key])
