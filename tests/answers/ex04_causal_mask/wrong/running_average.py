# cause: each row is the plain average of the values so far, the scores are not used
# check: attention_slow_loop
# slip: attention-running-average
# say: average|equal shares|not used|ignores
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
  # compare every query with every key
  n = len(Q)
  probs = causal_mask(n) / np.arange(1, n + 1)[:, None]
  return probs @ V, probs
