# cause: the softmax is applied a second time to the masked weights, which brings the future back
# check: attention_trace
# slip: attention-softmax-twice
# say: twice|second time|exactly 0|future
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    i = np.arange(n)[:, None]
    j = np.arange(n)[None, :]
    return j <= i


def causal_attention(Q, K, V):
    """My attention."""
    scores = np.where(causal_mask(len(Q)), np.dot(Q, K.T) / np.sqrt(Q.shape[1]), -np.inf)
    A = softmax_rows(softmax_rows(scores))
    return A @ V, A
