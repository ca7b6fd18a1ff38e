# cause: the table is computed but the return statement is missing
# check: shape_and_floats
# slip: none
# say: return|none|nothing
import numpy as np


def positional_encoding(n_positions, d_model):
	if d_model % 2 != 0:
		raise ValueError("d_model must be even")
	pe = np.zeros((n_positions, d_model))
	for p in range(n_positions):
		for i in range(d_model // 2):
			angle = p / 10000 ** (2 * i / d_model)
			pe[p, 2 * i] = np.sin(angle)
			pe[p, 2 * i + 1] = np.cos(angle)
