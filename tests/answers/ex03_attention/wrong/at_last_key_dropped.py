# cause: loop over keys misses the last
# check: attention_slow_loop
# slip: attention-last-key-not-scored
# say: last|every key|key
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = np.zeros((len(Q), len(K)))
    for i in range(len(Q)):
        for j in range(len(K) - 1):
            s[i, j] = Q[i] @ K[j] / np.sqrt(K.shape[1])
    w = softmax_rows(s)
    return w @ V, w
