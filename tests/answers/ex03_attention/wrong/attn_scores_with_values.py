# cause: the scores are Q @ V.T instead of Q @ K.T
# check: attention_shapes
# slip: attention-values-as-keys
# say: k.t|dot product|with the keys|every key
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
	# compare every query with every key
	weights = softmax_rows(Q @ V.T / np.sqrt(Q.shape[-1]))
	return weights @ V, weights
