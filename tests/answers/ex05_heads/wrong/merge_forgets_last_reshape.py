# cause: merge_heads swaps the axes but forgets to join the last two, so the result is 3-D
# check: merge_shape
# slip: merge-not-joined
# say: shape|3-d|dimension|join
import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(Q,K,V):
  d_k = Q.shape[1]
  s = np.matmul(Q, K.T) / d_k ** 0.5
  s = np.exp(s - s.max(axis=1)[:, None])
  return np.matmul(s / s.sum(axis=1)[:,None],V)
# ---------------------------------------------------------------------------


def split_heads(x,n_heads):
  n, d_model = x.shape
  if d_model % n_heads != 0:
    raise ValueError("d_model must be divisible by n_heads")
  d_head = d_model // n_heads
  return x.reshape(n,n_heads,d_head).transpose(1,0,2)


def merge_heads(h):
  n_heads, n, d_head = h.shape
  return h.transpose(1,0,2)


def multi_head_attention(X,Wq,Wk,Wv,Wo,n_heads):
  Q, K, V = [split_heads(np.dot(X, W), n_heads) for W in (Wq, Wk, Wv)]
  aus = np.zeros(Q.shape)
  for i in range(n_heads):
    aus[i] = attention(Q[i], K[i], V[i])
  return np.dot(merge_heads(aus),Wo)
