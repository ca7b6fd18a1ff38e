# cause: only the output is returned, the weights are missing
# check: attention_shapes
# slip: attention-only-output
# say: two results|two values|tuple|unpack|pair
import numpy as np

def softmax_rows(scores):
    m = np.max(scores, axis=-1)[:, None]
    z = np.exp(scores - m)
    return z / np.sum(z, axis=-1)[:, None]


def scaled_dot_product_attention(Q, K, V):
    scores = np.matmul(Q, K.T) / np.sqrt(Q.shape[-1])
    return softmax_rows(scores) @ V
