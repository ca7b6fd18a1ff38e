# cause: queries and keys are normalised to length 1 first, the scores are cosines
# check: attention_slow_loop
# slip: attention-cosine
# say: cosine|normalis|dot product|length of
import numpy as np

def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    # compare every query with every key
    q = Q / np.linalg.norm(Q, axis=1, keepdims=True)
    k = K / np.linalg.norm(K, axis=1, keepdims=True)
    w = softmax_rows(q @ k.T / np.sqrt(Q.shape[1]))
    return w @ V, w
