# cause: the forbidden scores become -100, so the future keeps a tiny weight that is not exactly 0
# check: attention_future_is_zero
# slip: attention-finite-fill
# say: -inf|exactly 0|tiny|future|-100
import numpy as np

def softmax_rows(scores):
	"""Given: stable softmax of each row (finished)."""
	shifted = scores - scores.max(axis=1, keepdims=True)
	e = np.exp(shifted)
	return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
	return np.tri(n, dtype=bool)


def causal_attention(Q, K, V):
	s = Q @ K.T / np.sqrt(Q.shape[-1])
	s[~causal_mask(len(Q))] = -100
	weights = softmax_rows(s)
	return weights @ V, weights
