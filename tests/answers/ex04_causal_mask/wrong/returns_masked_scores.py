# cause: the masked scores are returned as the second result instead of the weights
# check: attention_trace
# slip: attention-returns-scores
# say: sums to 1|-inf|exactly 0|second result
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
    scores = np.where(causal_mask(len(Q)), Q.dot(K.T) / np.sqrt(Q.shape[1]), -np.inf)
    A = softmax_rows(scores)
    return A @ V, scores
