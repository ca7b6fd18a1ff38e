# cause: the scores are divided with //, which rounds every score down to a whole number
# check: attention_trace
# slip: attention-floor-division
# say: division|whole number|scaling|sqrt|//
import numpy as np

def softmax_rows(scores):
    m = np.max(scores, axis=-1)[:, None]
    z = np.exp(scores - m)
    return z / np.sum(z, axis=-1)[:, None]


def scaled_dot_product_attention(Q, K, V):
    """My attention."""
    s = Q.dot(K.T) // np.sqrt(Q.shape[1])
    probs = softmax_rows(s)
    return probs @ V, probs
