# cause: both functions still raise NotImplementedError
# check: softmax_shape
# slip: none
# say: not implemented|notimplementederror|not finished|finish
import numpy as np


def softmax_rows(scores):
	raise NotImplementedError("softmax_rows")


def scaled_dot_product_attention(Q, K, V):
	"""My attention."""
	raise NotImplementedError("attention")
