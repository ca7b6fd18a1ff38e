# cause: softmax_rows takes exp of the raw scores, which overflows for scores of 1000s
# check: softmax_large_scores
# slip: softmax-no-shift
# say: overflow|stable|nan|maximum|large
import numpy as np


def softmax_rows(scores):
	e = np.exp(scores)
	return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
	"""My attention."""
	d_k = Q.shape[-1]
	s = np.matmul(Q, K.T) / np.sqrt(d_k)
	weights = softmax_rows(s)
	return weights @ V, weights
