# cause: a dict with 'output' and 'weights' is returned instead of a pair
# check: attention_shapes
# slip: none
# say: tuple|pair|dict|type
import numpy as np

def softmax_rows(scores: np.ndarray) -> np.ndarray:
    big = np.amax(scores, axis=1).reshape(-1, 1)
    num = np.exp(scores - big)
    den = num.sum(1).reshape(-1, 1)
    return num / den

def scaled_dot_product_attention(Q, K, V):
    # compare every query with every key
    scores = Q.dot(K.T) / np.sqrt(Q.shape[-1])
    A = softmax_rows(scores)
    return {"output": A @ V, "weights": A}
