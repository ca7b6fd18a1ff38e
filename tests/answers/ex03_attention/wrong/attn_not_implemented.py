# cause: raises NotImplementedError
# check: attention_shapes
# slip: none
# say: not implemented|not finished
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    # TODO
    raise NotImplementedError
