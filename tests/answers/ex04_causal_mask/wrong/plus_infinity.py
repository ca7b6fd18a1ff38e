# cause: the forbidden scores become +inf instead of -inf
# check: attention_trace
# slip: attention-nan-rows
# say: -inf|wrong sign|nan
import numpy as np

def softmax_rows(scores):
	"""Given: stable softmax of each row (finished)."""
	shifted = scores - scores.max(axis=1, keepdims=True)
	e = np.exp(shifted)
	return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
	return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
	s = np.dot(Q, K.T) / np.sqrt(Q.shape[-1])
	s[~causal_mask(len(Q))] = np.inf
	weights = softmax_rows(s)
	return weights @ V, weights
