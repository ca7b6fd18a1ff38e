# cause: a name that does not exist
# check: attention_shapes
# slip: none
# say: name|not defined
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(scores / np.sqrt(Q.shape[1]))
    return weights @ V, weights
