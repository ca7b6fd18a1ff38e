# cause: the sum of row 0 divides every row
# check: softmax_rows_sum_to_one
# slip: softmax-first-row-only
# say: first row|own sum|sums to 1
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores)
    return e / e[0].sum()


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
