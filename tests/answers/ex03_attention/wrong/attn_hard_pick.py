# cause: the best value only
# check: attention_trace
# slip: attention-hard-pick
# say: hard pick|weighted sum|argmax
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    return V[np.argmax(w, axis=1)], w
