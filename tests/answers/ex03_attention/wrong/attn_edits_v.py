# cause: the rows of V are multiplied by their weights in place
# check: attention_is_pure
# slip: none
# say: edited|changed|in place|copy
import numpy as np

def softmax_rows(scores: np.ndarray) -> np.ndarray:
    big = np.amax(scores, axis=1).reshape(-1, 1)
    num = np.exp(scores - big)
    den = num.sum(1).reshape(-1, 1)
    return num / den


def scaled_dot_product_attention(Q, K, V):
    probs = softmax_rows(Q @ K.T / np.sqrt(Q.shape[-1]))
    out = probs @ V
    V *= probs.mean(axis=0)[:, None]        # keep for plotting
    return out, probs
