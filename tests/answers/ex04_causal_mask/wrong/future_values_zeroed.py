# cause: the values of later tokens are set to 0 instead of masking the scores
# check: attention_trace
# slip: attention-values-masked
# say: -inf|exactly 0|sums to 1|future
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
	"""My attention."""
	n = len(Q)
	w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
	out = np.zeros((n, V.shape[1]))
	for i in range(n):
		Vi = V.copy()
		Vi[i + 1:] = 0
		out[i] = w[i] @ Vi
	return out, w
