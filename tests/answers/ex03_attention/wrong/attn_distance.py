# cause: distances for scores
# check: attention_trace
# slip: attention-distance
# say: distance|dot product
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d = np.linalg.norm(Q[:, None] - K[None], axis=2)
    w = softmax_rows(-d / np.sqrt(Q.shape[1]))
    return w @ V, w
