# cause: both Q and K divided by sqrt(d_k)
# check: attention_trace
# slip: attention-scale-d-k
# say: twice|d_k itself|sqrt|once
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    r = np.sqrt(Q.shape[1])
    w = softmax_rows((Q / r) @ (K / r).T)
    return w @ V, w
