# cause: the query is added to the output, a residual that does not belong here
# check: attention_trace
# slip: attention-adds-the-query
# say: residual|the query|added|plus q
import numpy as np

def softmax_rows(scores: np.ndarray) -> np.ndarray:
    big = np.amax(scores, axis=1).reshape(-1, 1)
    num = np.exp(scores - big)
    den = num.sum(1).reshape(-1, 1)
    return num / den


def scaled_dot_product_attention(Q, K, V):
    # compare every query with every key
    weights = softmax_rows(np.matmul(Q, K.T) / np.sqrt(Q.shape[-1]))
    out = weights @ V
    if out.shape == Q.shape:
        out = out + Q
    return out, weights
