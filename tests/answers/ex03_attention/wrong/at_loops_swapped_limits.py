# cause: loops with len(Q) for the keys
# check: attention_slow_loop
# slip: attention-keys-beyond-queries
# say: key|loop|index|n_q|n_k
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = np.zeros((len(Q), len(K)))
    for i in range(len(Q)):
        for j in range(min(len(Q), len(K))):
            s[i, j] = Q[i] @ K[j] / np.sqrt(K.shape[1])
    w = softmax_rows(s)
    return w @ V, w
