# cause: split_heads checks that the number of tokens is divisible, not the number of columns
# check: split_shape
# slip: split-checks-tokens
# say: valueerror|rows|tokens|column|divisib


import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(queries, keys, values):
  d_k = queries.shape[1]
  s = np.matmul(queries, keys.T) / d_k ** 0.5
  s = np.exp(s - s.max(axis=1)[:, None])
  return np.matmul(s / s.sum(axis=1)[:, None], values)
# ---------------------------------------------------------------------------


def split_heads(x, n_heads):
  if x.shape[0] % n_heads != 0:
    raise ValueError("cannot split into heads")
  d_head = x.shape[1] // n_heads
  return np.stack([x[:, i*d_head:(i+1)*d_head] for i in range(n_heads)])


def merge_heads(h):
  n_heads, n, d_head = h.shape
  return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
  # 1. project
  q, k, v = X @ Wq, X @ Wk, X @ Wv
  # 2. split
  qs = split_heads(q, n_heads)
  ks = split_heads(k, n_heads)
  vs = split_heads(v, n_heads)
  # 3. attend
  results = []
  for qh, kh, vh in zip(qs, ks, vs):
    results.append(attention(qh, kh, vh))
  # 4. merge, 5. output projection
  merged = merge_heads(np.array(results))
  return merged @ Wo
