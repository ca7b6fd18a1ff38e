# cause: the output is the weights times the first value 10, because V in the trace is 10 times the identity
# check: attention_shapes
# slip: attention-one-number-of-v
# say: the values|general|other input
import numpy as np

def softmax_rows(scores):
    m = np.max(scores, axis=-1)[:, None]
    z = np.exp(scores - m)
    return z / np.sum(z, axis=-1)[:, None]


def scaled_dot_product_attention(Q, K, V):
    A = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    return A * V[0, 0], A
