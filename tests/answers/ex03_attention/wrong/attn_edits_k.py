# cause: K is scaled in place with out=K, which changes the caller's keys
# check: attention_is_pure
# slip: none
# say: edited|changed|in place|copy
import numpy as np

def softmax_rows(scores):
    m = np.max(scores, axis=-1)[:, None]
    z = np.exp(scores - m)
    return z / np.sum(z, axis=-1)[:, None]


def scaled_dot_product_attention(Q, K, V):
    np.divide(K, np.sqrt(K.shape[-1]), out=K)
    A = softmax_rows(np.dot(Q, K.T))
    return np.dot(A, V), A
