# cause: causal mask only where n_q == n_k
# check: attention_equal_sizes
# slip: attention-masked-if-square
# say: mask|later|future
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(K.shape[1])
    if len(Q) == len(K) and len(Q) > 1:
        s = np.where(np.tri(len(Q), dtype=bool), s, -np.inf)
    w = softmax_rows(s)
    return w @ V, w
