# cause: the softmax is applied twice
# check: attention_trace
# slip: attention-softmax-twice
# say: twice|second time|too flat|too even
import numpy as np

def softmax_rows(scores):
    m = np.max(scores, axis=-1)[:, None]
    z = np.exp(scores - m)
    return z / np.sum(z, axis=-1)[:, None]


def scaled_dot_product_attention(Q, K, V):
    # compare every query with every key
    weights = softmax_rows(np.dot(Q, K.T) / np.sqrt(Q.shape[-1]))
    weights = softmax_rows(weights)
    return weights @ V, weights
