# cause: the output is weights.T @ V, which only runs for as many queries as keys
# check: attention_shapes
# slip: attention-output-transposed-weights
# say: transpose|weights @ v|square|mismatch
import numpy as np

def softmax_rows(scores: np.ndarray) -> np.ndarray:
	big = np.amax(scores, axis=1).reshape(-1, 1)
	num = np.exp(scores - big)
	den = num.sum(1).reshape(-1, 1)
	return num / den


def scaled_dot_product_attention(Q, K, V):
	# compare every query with every key
	probs = softmax_rows(np.matmul(Q, K.T) / np.sqrt(Q.shape[-1]))
	return probs.T @ V, probs
