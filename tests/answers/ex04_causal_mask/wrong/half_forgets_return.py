# cause: causal_attention computes everything but has no return statement
# check: attention_shapes
# slip: none
# say: return|none|returned none|nothing
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    return np.tri(n, dtype=bool)


def causal_attention(Q, K, V):
    """My attention."""
    s = Q @ K.T / np.sqrt(Q.shape[-1])
    s = np.where(causal_mask(len(Q)), s, -np.inf)
    weights = softmax_rows(s)
    output = weights @ V
