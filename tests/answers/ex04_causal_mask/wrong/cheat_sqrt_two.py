# cause: the scale is the fixed number sqrt(2) of the hand example
# check: attention_slow_loop
# slip: attention-scale-hard-coded
# say: d_k|sqrt|scaling|hard-coded|other size
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    i = np.arange(n)[:, None]
    j = np.arange(n)[None, :]
    return j <= i


def causal_attention(Q, K, V):
    # compare every query with every key
    S = np.where(causal_mask(len(Q)), np.matmul(Q, K.T) / 2 ** 0.5, -np.inf)
    weights = softmax_rows(S)
    return weights @ V, weights
