# cause: right: attention row by row with Python lists and the math module
import math

import numpy as np

def attention(Q, K, V):
  """Given, finished: scaled dot-product attention of one head, no mask."""
  scores = Q @ K.T / np.sqrt(K.shape[1])
  scores = scores - scores.max(axis=1, keepdims=True)
  weights = np.exp(scores)
  weights = weights / weights.sum(axis=1, keepdims=True)
  return weights @ V

def split_heads(x, n_heads):
  rows = x.tolist()
  d_model = x.shape[1]
  if d_model % n_heads:
    raise ValueError("d_model must be divisible by n_heads")
  w = d_model // n_heads
  data = [[row[h * w:(h + 1) * w] for row in rows] for h in range(n_heads)]
  return np.array(data, dtype=float).reshape(n_heads, len(rows), w)

def merge_heads(h):
  n_heads, n, w = h.shape
  data = [sum((h[i, t].tolist() for i in range(n_heads)), []) for t in range(n)]
  return np.array(data, dtype=float).reshape(n, n_heads * w)

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
  Q = split_heads(X @ Wq, n_heads)
  K = split_heads(X @ Wk, n_heads)
  V = split_heads(X @ Wv, n_heads)
  n = X.shape[0]
  out = np.zeros(Q.shape)
  for h in range(n_heads):
    for i in range(n):
      scores = [float(np.dot(Q[h, i], K[h, j])) / math.sqrt(Q.shape[2]) for j in range(n)]
      top = max(scores)
      e = [math.exp(s - top) for s in scores]
      z = math.fsum(e)
      for j in range(n):
        out[h, i] += e[j] / z * V[h, j]
  return merge_heads(out) @ Wo
