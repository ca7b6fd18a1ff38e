# cause: the function causal_mask is not in the file, the attention does everything itself
# check: mask_shape
# slip: none
# say: no function|missing|not defined|attribute
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_attention(Q, K, V):
    # compare every query with every key
    scores = Q.dot(K.T) / np.sqrt(Q.shape[-1])
    scores[np.triu_indices(len(Q), 1)] = -np.inf
    weights = softmax_rows(scores)
    return weights @ V, weights
