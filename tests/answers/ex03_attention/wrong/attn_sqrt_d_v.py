# cause: the scale is sqrt(d_v), the width of the values, instead of sqrt(d_k)
# check: attention_scale
# slip: attention-scale-d-v
# say: sqrt|d_k|d_v|scaling
import numpy as np

def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d = V.shape[1]
    attn = softmax_rows(np.matmul(Q, K.T) / np.sqrt(d))
    return np.matmul(attn, V), attn
