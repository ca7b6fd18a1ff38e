# cause: the result is stored in an integer array, so every weight is cut to 0 or 1
# check: softmax_shape
# slip: none
# say: float|integer|dtype|cut off|zero
import numpy as np

def softmax_rows(scores):
    n, m = scores.shape
    out = np.zeros((n, m), dtype=int)
    for i in range(n):
        e = np.exp(scores[i] - scores[i].max())
        out[i] = e / e.sum()
    return out

def scaled_dot_product_attention(Q, K, V):
    scale = 1 / np.sqrt(K.shape[1])
    weights = softmax_rows(np.matmul(Q, K.T) * scale)
    output = np.matmul(weights, V)
    return output, weights
