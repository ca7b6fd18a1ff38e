# cause: the attention is the unmasked one of the exercise before, causal_mask raises NotImplementedError
# check: mask_shape
# slip: none
# say: not implemented|future|exactly 0|not masked
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    raise NotImplementedError("next")


def causal_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(Q.shape[-1]))
    return weights @ V, weights
