# cause: Wo is applied head by head with its diagonal blocks, so heads never mix
# check: multi_slow
# slip: multi-wo-per-head
# say: per head|output projection|@ wo|block|mix|merge
import numpy as np


def attention(Q, K, V):
  """Given, finished: scaled dot-product attention of one head, no mask."""
  punkte = Q @ K.T / np.sqrt(K.shape[1])
  punkte = punkte - punkte.max(axis=1, keepdims=True)
  weights = np.exp(punkte)
  weights = weights / weights.sum(axis=1, keepdims=True)
  return weights @ V


def split_heads(x, n_heads):
  n, d_model = x.shape
  if d_model % n_heads != 0:
    raise ValueError("d_model must be divisible by n_heads")
  d_head = d_model // n_heads
  return x.reshape(n, n_heads, d_head).transpose(1, 0, 2)


def merge_heads(h):
  # glue the heads side by side
  return np.concatenate([head for head in h], axis=1)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
  Q = split_heads(X @ Wq, n_heads)
  K = split_heads(X @ Wk, n_heads)
  V = split_heads(X @ Wv, n_heads)
  d_head = Q.shape[2]
  koepfe = []
  for h in range(n_heads):
    s = slice(h * d_head, (h + 1) * d_head)
    koepfe.append(attention(Q[h], K[h], V[h]) @ Wo[s, s])
  return merge_heads(np.array(koepfe))


if __name__ == "__main__":
  x = np.array([[1., 2., 3., 4.], [5., 6., 7., 8.]])
  print(split_heads(x, 2))
