# cause: the output is masked, but the returned weights are those without the mask
# check: attention_trace
# slip: attention-weights-not-masked
# say: exactly 0|future|not masked|above the diagonal
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    masked = softmax_rows(np.where(causal_mask(len(Q)), scores, -np.inf))
    return masked @ V, weights
