# cause: the softmax is applied to scores @ V instead of to the scores
# check: attention_trace
# slip: attention-softmax-of-output
# say: weights @ v|weighted sum|too early|before v
import numpy as np

def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def scaled_dot_product_attention(Q, K, V):
    logits = np.dot(Q, K.T) / np.sqrt(Q.shape[-1])
    return softmax_rows(logits @ V), softmax_rows(logits)
