# cause: the file stops in the middle of a line and cannot be imported
# check: -
# slip: none
# say: syntax|import|could not


import numpy as np


def attention(Q, K, V):
  """Given, finished: scaled dot-product attention of one head, no mask."""
  scores = Q @ K.T / np.sqrt(K.shape[1])
  scores = scores - scores.max(axis=1, keepdims=True)
  weights = np.exp(scores)
  weights = weights / weights.sum(axis=1, keepdims=True)
  return weights @ V


def split_heads(x, n_heads):
  d = x.shape[1]
  if d % n_heads:
    raise ValueError(f"{d} columns cannot be cut into {n_heads} heads")
  w = d // n_heads
  return np.stack([x[:, h * w:(h + 1) * w] for h in range(n_heads)])


def merge_heads(h):
  H, n, dh = h.shape
  tokens_first = h.swapaxes(0, 1)
  return tokens_first.reshape((n, H * dh))


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
  Q = split_heads(X @ Wq, n_heads)
  K = split_heads(X @ Wk, n_heads)
  V = split_heads(X @ Wv,


# to be continued
