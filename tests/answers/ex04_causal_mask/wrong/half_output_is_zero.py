# cause: the weights are right, the output array is still all zeros
# check: attention_trace
# slip: none
# say: all zero|zeros|not finished|weighted sum
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
    logits = Q @ K.T / np.sqrt(Q.shape[-1])
    logits = np.where(causal_mask(len(Q)), logits, -np.inf)
    weights = softmax_rows(logits)
    output = np.zeros((len(Q), V.shape[1]))
    return output, weights
