# cause: exp of the scores divided by the sum of the scores
# check: softmax_trace
# slip: softmax-sum-of-scores
# say: sum of the scores|sum of the exp
import numpy as np


def softmax_rows(scores):
    return np.exp(scores) / np.sum(scores, axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
