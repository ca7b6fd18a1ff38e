# cause: the softmax runs over the heads axis (axis 0) of the batched scores
# check: multi_one_head
# slip: multi-softmax-over-heads
# say: softmax|axis|keys
"""
Lab 5, splitting and merging heads.
"""


import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(q_all, k_all, v_all):
  d_k = q_all.shape[1]
  s = np.matmul(q_all, k_all.T) / d_k ** 0.5
  s = np.exp(s - s.max(axis=1)[:, None])
  return np.matmul(s / s.sum(axis=1)[:, None], v_all)
# ---------------------------------------------------------------------------


def split_heads(x, n_heads):
  n_tokens, d_model = x.shape
  dh, rest = divmod(d_model, n_heads)
  if rest:
    raise ValueError("not divisible")
  out = np.zeros((n_heads, n_tokens, dh))
  for h in range(n_heads):
    out[h] = x[:, h * dh:(h + 1) * dh]
  return out


def merge_heads(h):
  n_heads, n, dh = h.shape
  out = np.empty((n, n_heads * dh))
  for i in range(n_heads):
    out[:, i * dh:(i + 1) * dh] = h[i]
  return out


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
  q_all = split_heads(X @ Wq, n_heads)
  k_all = split_heads(X @ Wk, n_heads)
  v_all = split_heads(X @ Wv, n_heads)
  sc = np.einsum("hid,hjd->hij", q_all, k_all) / np.sqrt(q_all.shape[-1])
  sc = np.exp(sc - sc.max(axis=0, keepdims=True))
  attn = sc / sc.sum(axis=0, keepdims=True)
  return merge_heads(np.einsum("hij,hjd->hid", attn, v_all)) @ Wo
