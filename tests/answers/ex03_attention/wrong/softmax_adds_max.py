# cause: the row maximum is added instead of subtracted
# check: softmax_large_scores
# slip: softmax-adds-maximum
# say: subtract|maximum|overflow|stable|large
import numpy as np

def softmax_rows(scores):
    m = scores.max(axis=1, keepdims=True)
    e = np.exp(scores + m)
    return e / e.sum(axis=1, keepdims=True)

def scaled_dot_product_attention(Q, K, V):
    """My attention."""
    d_k = Q.shape[-1]
    s = Q @ K.T / np.sqrt(d_k)
    weights = softmax_rows(s)
    return weights @ V, weights
