# cause: the output is the value of the most important earlier token instead of the weighted mean
# check: attention_trace
# slip: attention-hard-pick
# say: weighted|argmax|mixture
import numpy as np

def softmax_rows(scores):
  """Given: stable softmax of each row (finished)."""
  shifted = scores - scores.max(axis=1, keepdims=True)
  e = np.exp(shifted)
  return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
  return np.tril(np.ones((n, n), dtype=bool))

def causal_attention(Q, K, V):
  scores = np.where(causal_mask(len(Q)), Q.dot(K.T) / np.sqrt(Q.shape[1]), -np.inf)
  A = softmax_rows(scores)
  return V[np.argmax(A, axis=1)], A
