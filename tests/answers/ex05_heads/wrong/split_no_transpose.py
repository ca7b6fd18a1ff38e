# cause: split_heads stops after the reshape and returns (n, heads, d_head), so the head axis is not first
# check: split_shape
# slip: split-not-swapped
# say: transpose|axis|axes|shape
import numpy as np


def attention(queries, keys, values):
  """Given, finished: scaled dot-product attention of one head, no mask."""
  logits = queries @ keys.T / np.sqrt(keys.shape[1])
  logits = logits - logits.max(axis=1, keepdims=True)
  weights = np.exp(logits)
  weights = weights / weights.sum(axis=1, keepdims=True)
  return weights @ values


def split_heads(x, n_heads):
  n, d_model = x.shape
  if d_model % n_heads != 0:
    raise ValueError("d_model % n_heads != 0")
  d_head = d_model // n_heads
  x = x.reshape(n, n_heads, d_head)
  return x


def merge_heads(h):
  n_heads, n, d_head = h.shape
  result = np.empty((n, n_heads * d_head))
  for i in range(n_heads):
    result[:, i * d_head:(i + 1) * d_head] = h[i]
  return result


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
  queries = split_heads(X @ Wq, n_heads)
  keys = split_heads(X @ Wk, n_heads)
  values = split_heads(X @ Wv, n_heads)
  head_outputs = np.stack([attention(queries[h], keys[h], values[h]) for h in range(n_heads)])
  return merge_heads(head_outputs) @ Wo
