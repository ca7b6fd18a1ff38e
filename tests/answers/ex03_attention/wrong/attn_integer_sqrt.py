# cause: the square root of d_k is cut to a whole number
# check: attention_trace
# slip: attention-scale-whole-number
# say: sqrt|integer|whole number|scaling|d_k
import numpy as np

def softmax_rows(scores: np.ndarray) -> np.ndarray:
    big = np.amax(scores, axis=1).reshape(-1, 1)
    num = np.exp(scores - big)
    den = num.sum(1).reshape(-1, 1)
    return num / den


def scaled_dot_product_attention(Q, K, V):
    # compare every query with every key
    d_k = Q.shape[-1]
    scale = int(d_k ** 0.5)
    weights = softmax_rows(np.matmul(Q, K.T) / scale)
    return weights @ V, weights
