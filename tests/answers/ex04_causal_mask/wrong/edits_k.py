# cause: the keys are transposed and scaled in place, which changes the caller's array
# check: attention_is_pure
# slip: none
# say: edited|changed|in place|copy
import numpy as np

def softmax_rows(scores):
	"""Given: stable softmax of each row (finished)."""
	shifted = scores - scores.max(axis=1, keepdims=True)
	e = np.exp(shifted)
	return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
	mask = np.zeros((n, n), dtype=bool)
	for i in range(n):
		for j in range(n):
			if j <= i:
				mask[i, j] = True
	return mask


def causal_attention(Q, K, V):
	# compare every query with every key
	KT = K.T                      # a view of K
	KT *= 1 / np.sqrt(Q.shape[1])
	scores = np.where(causal_mask(len(Q)), Q @ KT, -np.inf)
	probs = softmax_rows(scores)
	return probs @ V, probs
