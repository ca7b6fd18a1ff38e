# cause: the softmax inside attention runs across the queries instead of the keys
# check: attention_trace
# slip: attention-softmax-across-queries
# say: axis|across the keys|queries|sums to 1
import numpy as np

def softmax_rows(scores: np.ndarray) -> np.ndarray:
    big = np.amax(scores, axis=1).reshape(-1, 1)
    num = np.exp(scores - big)
    den = num.sum(1).reshape(-1, 1)
    return num / den

def scaled_dot_product_attention(Q, K, V):
    # compare every query with every key
    S = np.dot(Q, K.T) / np.sqrt(Q.shape[-1])
    A = softmax_rows(S.T).T
    return A @ V, A
