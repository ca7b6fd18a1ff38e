# cause: Q @ K without the transpose, which only runs when n equals d_k
# check: attention_shapes
# slip: attention-k-not-transposed
# say: transpose|k.t|shape|square
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    mask = np.zeros((n, n), dtype=bool)
    for i in range(n):
        for j in range(n):
            if j <= i:
                mask[i, j] = True
    return mask


def causal_attention(Q, K, V):
    scores = Q @ K / np.sqrt(Q.shape[1])
    A = softmax_rows(np.where(causal_mask(len(Q)), scores, -np.inf))
    return A @ V, A
