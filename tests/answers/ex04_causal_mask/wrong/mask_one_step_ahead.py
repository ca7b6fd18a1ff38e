# cause: causal_mask lets each position see one token of the future (k=1)
# check: mask_trace
# slip: mask-one-step-ahead
# say: diagonal|one step|future|next token|j <= i
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool), k=1)

def causal_attention(Q, K, V):
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
