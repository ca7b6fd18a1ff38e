# cause: Q and K are both divided by sqrt(d_k), so the scores by d_k
# check: attention_trace
# slip: attention-scale-d-k
# say: d_k|sqrt
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    r = np.sqrt(Q.shape[1])
    w = softmax_rows((Q / r) @ (K / r).T)
    return w @ V, w
