# cause: the row sums have no keepdims, so they line up with the columns (or crash)
# check: softmax_shape
# slip: softmax-sum-without-keepdims
# say: keepdims|broadcast|sums to 1|shape
import numpy as np


def softmax_rows(scores):
	e = np.exp(scores - scores.max(axis=1, keepdims=True))
	return e / e.sum(axis=1)


def scaled_dot_product_attention(Q, K, V):
	d_k = Q.shape[-1]
	scores = Q.dot(K.T) / np.sqrt(d_k)
	weights = softmax_rows(scores)
	return weights @ V, weights
