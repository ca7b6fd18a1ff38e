# cause: (1 - mask) * -inf is nan at the allowed places because 0 * inf is nan
# check: attention_trace
# slip: attention-zero-times-infinity
# say: nan|zero times|allowed
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    return np.tri(n, dtype=bool)


def causal_attention(Q, K, V):
    # compare every query with every key
    scores = Q @ K.T / np.sqrt(Q.shape[-1])
    scores = scores + (1 - causal_mask(len(Q))) * -np.inf
    attn = softmax_rows(scores)
    return attn @ V, attn
