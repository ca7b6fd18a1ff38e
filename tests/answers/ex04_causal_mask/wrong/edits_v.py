# cause: the output is written into V
# check: attention_is_pure
# slip: none
# say: edited|changed|in place|copy
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    return np.tri(n, dtype=bool)

def causal_attention(Q, K, V):
    """My attention."""
    logits = np.where(causal_mask(len(Q)), Q @ K.T / np.sqrt(Q.shape[1]), -np.inf)
    attn = softmax_rows(logits)
    V[:] = attn @ V
    return V, attn
