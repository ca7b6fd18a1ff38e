# cause: causal_mask only allows the position itself and the one before it
# check: mask_trace
# slip: mask-window
# say: past|earlier|window|every|j <= i
import numpy as np

def softmax_rows(scores):
  """Given: stable softmax of each row (finished)."""
  shifted = scores - scores.max(axis=1, keepdims=True)
  e = np.exp(shifted)
  return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
  i, j = np.indices((n, n))
  return (j == i) | (j == i - 1)


def causal_attention(Q, K, V):
  """My attention."""
  scores = np.dot(Q, K.T) / np.sqrt(Q.shape[-1])
  scores = np.where(causal_mask(len(Q)), scores, -np.inf)
  weights = softmax_rows(scores)
  return weights @ V, weights
