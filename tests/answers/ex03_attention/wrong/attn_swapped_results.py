# cause: the function returns (weights, output) in the wrong order
# check: attention_shapes
# slip: attention-pair-swapped
# say: order|swapped|(output, weights)|output first
import numpy as np

def softmax_rows(scores):
    """Stable softmax, one row at a time."""
    out = np.zeros(scores.shape)
    for i in range(scores.shape[0]):
        row = scores[i] - np.max(scores[i])
        ex = np.exp(row)
        out[i] = ex / np.sum(ex)
    return out

def scaled_dot_product_attention(Q, K, V):
    # compare every query with every key
    logits = np.dot(Q, K.T) / np.sqrt(Q.shape[-1])
    weights = softmax_rows(logits)
    output = weights @ V
    return weights, output
