# cause: the returned weights are masked, but the output was computed before the mask
# check: attention_trace
# slip: attention-output-not-masked
# say: future|v[0]|weights @ v|row 0|not masked
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    return np.tri(n, dtype=bool)


def causal_attention(Q, K, V):
    logits = Q @ K.T / np.sqrt(Q.shape[1])
    output = softmax_rows(logits) @ V
    logits = np.where(causal_mask(len(Q)), logits, -np.inf)
    return output, softmax_rows(logits)
