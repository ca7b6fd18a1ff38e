# cause: -10000 is added to the forbidden scores instead of setting them to -inf
# check: attention_future_is_zero
# slip: attention-finite-added
# say: -inf|-10000|exactly 0|future|large
import numpy as np

def softmax_rows(scores):
	"""Given: stable softmax of each row (finished)."""
	shifted = scores - scores.max(axis=1, keepdims=True)
	e = np.exp(shifted)
	return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
	i = np.arange(n)[:, None]
	j = np.arange(n)[None, :]
	return j <= i


def causal_attention(Q, K, V):
	# compare every query with every key
	S = np.matmul(Q, K.T) / np.sqrt(Q.shape[-1])
	S = S + (~causal_mask(len(Q))) * -10000.0
	attn = softmax_rows(S)
	return attn @ V, attn
