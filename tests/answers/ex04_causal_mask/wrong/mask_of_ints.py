# cause: causal_mask holds the integers 1 and 0 instead of bools (the attention copes with that)
# check: mask_shape
# slip: none
# say: bool|dtype|int
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    mask = np.zeros((n, n), dtype=int)
    for i in range(n):
        mask[i, :i + 1] = 1
    return mask


def causal_attention(Q, K, V):
    S = np.matmul(Q, K.T) / np.sqrt(Q.shape[-1])
    weights = softmax_rows(np.where(causal_mask(len(Q)), S, -np.inf))
    return weights @ V, weights
