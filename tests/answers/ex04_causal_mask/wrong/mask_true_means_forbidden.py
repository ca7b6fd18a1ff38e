# cause: causal_mask is inverted: True marks the forbidden places (the attention uses it that way and is right)
# check: mask_trace
# slip: mask-inverted
# say: inverted|allowed|forbidden|opposite
import numpy as np

def softmax_rows(scores):
  """Given: stable softmax of each row (finished)."""
  shifted = scores - scores.max(axis=1, keepdims=True)
  e = np.exp(shifted)
  return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
  return np.triu(np.ones((n, n), dtype=bool), k=1)


def causal_attention(Q, K, V):
  S = np.matmul(Q, K.T) / np.sqrt(Q.shape[-1])
  S[causal_mask(len(Q))] = -np.inf
  w = softmax_rows(S)
  return w @ V, w
