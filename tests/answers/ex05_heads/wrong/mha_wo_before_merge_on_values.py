# cause: Wo is applied to the values before splitting, not to the merged heads
# check: multi_slow
# slip: multi-wo-before-heads
# say: output projection|@ wo|order|merge|before
"""
Lab 5, splitting and merging heads.
"""


import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(Q, K, V):
	d_k = Q.shape[1]
	s = np.matmul(Q, K.T) / d_k ** 0.5
	s = np.exp(s - s.max(axis=1)[:, None])
	return np.matmul(s / s.sum(axis=1)[:, None], V)
# ---------------------------------------------------------------------------


def split_heads(x, n_heads):
	n_tokens, d_model = x.shape
	d_head, rest = divmod(d_model, n_heads)
	if rest:
		raise ValueError("not divisible")
	out = np.zeros((n_heads, n_tokens, d_head))
	for h in range(n_heads):
		out[h] = x[:, h * d_head:(h + 1) * d_head]
	return out


def merge_heads(h):
	n_heads, n, d_head = h.shape
	out = np.empty((n, n_heads * d_head))
	for i in range(n_heads):
		out[:, i * d_head:(i + 1) * d_head] = h[i]
	return out


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
	Q = X @ Wq
	K = X @ Wk
	V = X @ Wv @ Wo
	Qh, Kh, Vh = split_heads(Q, n_heads), split_heads(K, n_heads), split_heads(V, n_heads)
	heads = [attention(Qh[h], Kh[h], Vh[h]) for h in range(n_heads)]
	return merge_heads(np.stack(heads))
