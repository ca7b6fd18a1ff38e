# cause: every result of one shape lives in the same buffer
# check: softmax_slow_loop
# slip: none
# say: earlier result|buffer|overwritten
import numpy as np

_buffers = {}


def softmax_rows(scores):
    buf = _buffers.setdefault(scores.shape, np.empty(scores.shape))
    np.exp(scores - scores.max(axis=1, keepdims=True), out=buf)
    buf /= buf.sum(axis=1, keepdims=True)
    return buf


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
