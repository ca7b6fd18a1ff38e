# cause: the softmax runs down the columns (across the queries)
# check: attention_trace
# slip: attention-softmax-across-queries
# say: axis|across the keys|queries|sums to 1
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
    S = np.where(causal_mask(len(Q)), np.matmul(Q, K.T) / np.sqrt(Q.shape[1]), -np.inf)
    w = softmax_rows(S.T).T
    return w @ V, w
