# cause: causal_mask has n+1 rows and columns
# check: mask_shape
# slip: mask-one-too-large
# say: shape|(n, n)|one too large|off by one
import numpy as np

def softmax_rows(scores):
  """Given: stable softmax of each row (finished)."""
  shifted = scores - scores.max(axis=1, keepdims=True)
  e = np.exp(shifted)
  return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
  return np.tri(n + 1, dtype=bool)


def causal_attention(Q, K, V):
  n = len(Q)
  scores = np.dot(Q, K.T) / np.sqrt(Q.shape[-1])
  scores = np.where(causal_mask(n)[:n, :n], scores, -np.inf)
  w = softmax_rows(scores)
  return w @ V, w
