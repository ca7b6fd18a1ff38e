# cause: the parity check is the wrong way round: even d_model raises ValueError, odd passes
# check: shape_and_floats
# slip: none
# say: even|odd|valueerror|wrong way
import numpy as np


def positional_encoding(n_positions, d_model):
	if d_model % 2 == 0:
		raise ValueError("d_model must be even")
	result = np.zeros((n_positions, d_model))
	for p in range(n_positions):
		for c in range(d_model):
			f = np.sin if c % 2 == 0 else np.cos
			result[p, c] = f(p / 10000 ** (2 * (c // 2) / d_model))
	return result
