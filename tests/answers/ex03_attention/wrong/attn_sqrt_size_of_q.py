# cause: the scale is sqrt(Q.size), rows times columns, instead of sqrt(d_k)
# check: attention_scale
# slip: attention-scale-q-size
# say: sqrt|d_k|scaling
import numpy as np

def softmax_rows(scores):
	"""Stable softmax, one row at a time."""
	out = np.zeros(scores.shape)
	for i in range(scores.shape[0]):
		row = scores[i] - np.max(scores[i])
		ex = np.exp(row)
		out[i] = ex / np.sum(ex)
	return out


def scaled_dot_product_attention(Q, K, V):
	attn = softmax_rows(np.dot(Q, K.T) / np.sqrt(Q.size))
	return attn @ V, attn
