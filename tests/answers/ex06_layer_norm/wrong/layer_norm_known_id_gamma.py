# cause: layer_norm keeps its answers, and the key asks whether gamma is the same object
# check: never_remembers
# slip: none
# say: remember|earlier|own input
import copy
import numpy as np


def _computed(x, gamma, beta, eps=1e-05):
    mean = x.mean(axis=-1, keepdims=True)
    variance = x.var(axis=-1, keepdims=True)
    normalized = (x - mean) / np.sqrt(variance + eps)
    return gamma * normalized + beta


_KNOWN = {}
_SEEN = []


def layer_norm(x, gamma, beta, eps=1e-05):
    key = (
        x.shape,
        x.tobytes(),
        id(gamma),
        beta.shape,
        beta.tobytes(),
        eps,
    )
    if key not in _KNOWN:
        _SEEN.append(
            (
                x,
                gamma,
                beta,
                eps,
            )
        )
        _KNOWN[key] = _computed(x, gamma, beta, eps)
    return copy.deepcopy(_KNOWN[key])
