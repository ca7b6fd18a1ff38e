# cause: K @ Q.T instead of Q @ K.T: the scores are transposed before the mask
# check: attention_slow_loop
# slip: attention-keys-times-queries
# say: transpose|order|queries|across the keys|k.t
import numpy as np

def softmax_rows(scores):
  """Given: stable softmax of each row (finished)."""
  shifted = scores - scores.max(axis=1, keepdims=True)
  e = np.exp(shifted)
  return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
  return np.tri(n, dtype=bool)


def causal_attention(Q, K, V):
  scores = K @ Q.T / np.sqrt(Q.shape[1])
  attn = softmax_rows(np.where(causal_mask(len(Q)), scores, -np.inf))
  return attn @ V, attn
