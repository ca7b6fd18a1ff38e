# cause: a little random noise is added to the scores
# check: attention_trace
# slip: none
# say: random|noise|repeat|same result
import numpy as np

def softmax_rows(scores):
    m = np.max(scores, axis=-1)[:, None]
    z = np.exp(scores - m)
    return z / np.sum(z, axis=-1)[:, None]


def scaled_dot_product_attention(Q, K, V):
    logits = Q @ K.T / np.sqrt(Q.shape[-1])
    logits += np.random.randn(*logits.shape) * 1e-3
    A = softmax_rows(logits)
    return A @ V, A
