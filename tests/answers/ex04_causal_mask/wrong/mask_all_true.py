# cause: causal_mask allows everything
# check: mask_trace
# slip: mask-all-true
# say: future|j <= i|forbidden|false
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    return np.full((n, n), True)

def causal_attention(Q, K, V):
    # compare every query with every key
    d_k = K.shape[1]
    allowed = causal_mask(Q.shape[0])
    scores = np.matmul(Q, K.transpose()) * (1 / np.sqrt(d_k))
    for i in range(scores.shape[0]):
        for j in range(scores.shape[1]):
            if not allowed[i][j]:
                scores[i, j] = float("-inf")
    weights = softmax_rows(scores)
    output = np.matmul(weights, V)
    return (output, weights)
