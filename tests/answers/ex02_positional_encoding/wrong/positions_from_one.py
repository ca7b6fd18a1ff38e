# cause: the positions start at 1 instead of 0
# check: trace
# slip: pe-positions-from-1
# say: position 0|starts at 0|row 0|off by one|shifted
import numpy as np


def positional_encoding(n_positions, d_model):
	if d_model % 2:
		raise ValueError("d_model must be even")
	pos = np.arange(1, n_positions + 1)[:, None]
	i = np.arange(d_model // 2)
	angle = pos / 10000 ** (2 * i / d_model)
	return np.stack([np.sin(angle), np.cos(angle)], axis=-1).reshape(n_positions, d_model)
