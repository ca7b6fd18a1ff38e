# cause: the scores are divided by d_k instead of its square root
# check: attention_trace
# slip: attention-scale-d-k
# say: sqrt|square root|scaling|d_k
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
	d_k = K.shape[-1]
	weights = softmax_rows(Q.dot(K.T) / d_k)
	return weights @ V, weights
