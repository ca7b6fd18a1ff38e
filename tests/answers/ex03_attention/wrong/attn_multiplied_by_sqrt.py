# cause: multiplied by sqrt(d_k)
# check: attention_trace
# slip: attention-scale-multiplied
# say: multiplied|divide
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T * np.sqrt(K.shape[1]))
    return w @ V, w
