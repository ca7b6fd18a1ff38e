# cause: only the sine columns are filled, the cosine columns are still 0
# check: trace
# slip: pe-cosines-missing
# say: cos|cosine|odd column|zero
import numpy as np


def positional_encoding(n_positions, d_model):
	if d_model % 2 != 0:
		raise ValueError("d_model must be even")
	table = np.zeros((n_positions, d_model))
	a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
	table[:, 0::2] = np.sin(a)
	# and now the cosines
	return table
