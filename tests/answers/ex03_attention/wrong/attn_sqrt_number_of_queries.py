# cause: the scale is sqrt(len(Q)), the number of queries, instead of sqrt(d_k)
# check: attention_trace
# slip: attention-scale-n-q
# say: sqrt|d_k|number of queries|scaling
import numpy as np

def softmax_rows(scores: np.ndarray) -> np.ndarray:
    big = np.amax(scores, axis=1).reshape(-1, 1)
    num = np.exp(scores - big)
    den = num.sum(1).reshape(-1, 1)
    return num / den


def scaled_dot_product_attention(Q, K, V):
    """My attention."""
    logits = Q.dot(K.T) / len(Q) ** 0.5
    weights = softmax_rows(logits)
    return weights.dot(V), weights
