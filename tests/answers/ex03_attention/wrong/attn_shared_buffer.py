# cause: the output lives in a global buffer
# check: attention_one_key
# slip: none
# say: earlier result|buffer|overwritten
import numpy as np

_out = np.zeros((64, 64))


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    out = _out[: len(Q), : V.shape[1]]
    np.matmul(w, V, out=out)
    return out, w
