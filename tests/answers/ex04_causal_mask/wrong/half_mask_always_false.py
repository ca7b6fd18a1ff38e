# cause: causal_mask is still an array of False
# check: mask_trace
# slip: mask-all-false
# say: false|not finished|j <= i|nan
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    mask = np.zeros((n, n), dtype=bool)
    # TODO set True where j <= i
    return mask


def causal_attention(Q, K, V):
    d_k = K.shape[1]
    allowed = causal_mask(Q.shape[0])
    logits = np.matmul(Q, K.transpose()) * (1 / np.sqrt(d_k))
    for i in range(logits.shape[0]):
        for j in range(logits.shape[1]):
            if not allowed[i][j]:
                logits[i, j] = float("-inf")
    weights = softmax_rows(logits)
    output = np.matmul(weights, V)
    return (output, weights)
