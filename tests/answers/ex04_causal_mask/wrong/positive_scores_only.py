# cause: the mask is multiplied in and non-positive scores become -inf, so allowed negative scores vanish
# check: attention_trace
# slip: attention-positive-scores-only
# say: negative|allowed|-inf|past
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    return np.tri(n, dtype=bool)


def causal_attention(Q, K, V):
    scores = Q.dot(K.T) / np.sqrt(Q.shape[1]) * causal_mask(len(Q))
    scores = np.where(scores > 0, scores, -np.inf)
    scores[:, 0] = np.where(np.isinf(scores).all(axis=1), 0.0, scores[:, 0])
    w = softmax_rows(scores)
    return w @ V, w
