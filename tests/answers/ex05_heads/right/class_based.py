# cause: right: a small class does the work and the three functions are thin wrappers
import numpy as np

def softmax_rows(scores):
	shifted = scores - np.max(scores, axis=-1, keepdims=True)
	e = np.exp(shifted)
	return e / np.sum(e, axis=-1, keepdims=True)


def attention(Q, K, V):
	"""(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
	d_head = Q.shape[-1]
	return softmax_rows(Q @ K.T / np.sqrt(d_head)) @ V

class HeadCutter:
	def __init__(self, d_model, n_heads):
		if d_model % n_heads != 0:
			raise ValueError("d_model must be divisible by n_heads")
		self.n_heads = n_heads
		self.d_head = d_model // n_heads

	def cut(self, x):
		return np.dstack(np.split(x, self.n_heads, axis=1)).transpose(2, 0, 1)

	def glue(self, h):
		out = h[0]
		for i in range(1, self.n_heads):
			out = np.concatenate((out, h[i]), axis=1)
		return out

def split_heads(x, n_heads):
	return HeadCutter(x.shape[1], n_heads).cut(x)

def merge_heads(h):
	return HeadCutter(h.shape[0] * h.shape[2], h.shape[0]).glue(h)

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
	cutter = HeadCutter(X.shape[1], n_heads)
	Q, K, V = cutter.cut(X @ Wq), cutter.cut(X @ Wk), cutter.cut(X @ Wv)
	heads = [attention(Q[h], K[h], V[h]) for h in range(cutter.n_heads)]
	return cutter.glue(heads) @ Wo
