# cause: causal_mask is mirrored left to right, the allowed places run along the other diagonal
# check: mask_trace
# slip: mask-flipped
# say: mirrored|flipped|diagonal|j <= i
import numpy as np

def softmax_rows(scores):
  """Given: stable softmax of each row (finished)."""
  shifted = scores - scores.max(axis=1, keepdims=True)
  e = np.exp(shifted)
  return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
  rows = []
  for i in range(n):
    rows.append([False] * (n - 1 - i) + [True] * (i + 1))
  return np.array(rows)


def causal_attention(Q, K, V):
  s = np.dot(Q, K.T) / np.sqrt(Q.shape[-1])
  s = np.where(causal_mask(len(Q)), s, -np.inf)
  weights = softmax_rows(s)
  return weights @ V, weights
