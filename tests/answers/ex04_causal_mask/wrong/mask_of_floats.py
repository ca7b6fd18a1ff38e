# cause: causal_mask holds floats 1.0 and 0.0 instead of bools
# check: mask_shape
# slip: none
# say: bool|dtype|float
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n)))


def causal_attention(Q, K, V):
    """My attention."""
    scores = Q @ K.T / np.sqrt(Q.shape[-1])
    scores[causal_mask(len(Q)) == 0] = -np.inf
    attn = softmax_rows(scores)
    return attn @ V, attn
