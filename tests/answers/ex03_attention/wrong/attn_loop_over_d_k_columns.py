# cause: the output loop runs over d_k columns of V
# check: attention_one_key
# slip: none
# say: column|size|d_v|index|shape
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    out = np.zeros((len(Q), V.shape[1]))
    for c in range(Q.shape[1]):
        if c < V.shape[1]:
            out[:, c] = w @ V[:, c]
    return out, w
