# cause: the loop over the keys runs over the number of queries
# check: attention_slow_loop
# slip: attention-keys-beyond-queries
# say: keys|hard-coded|size|column|zero
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = np.zeros((len(Q), len(K)))
    for i in range(len(Q)):
        for j in range(min(len(Q), len(K))):
            s[i, j] = Q[i] @ K[j] / np.sqrt(Q.shape[1])
    w = softmax_rows(s)
    return w @ V, w
