# cause: an extra factor 2*pi is put into the angle
# check: trace
# slip: pe-two-pi
# say: 2 pi|radian|angle|factor
import numpy as np


def positional_encoding(n_positions, d_model):
	if d_model % 2:
		raise ValueError("d_model must be even")
	p = np.arange(n_positions)[:, None]
	freq = 1 / 10000 ** (np.arange(0, d_model, 2) / d_model)
	angle = 2 * np.pi * p * freq
	enc = np.zeros((n_positions, d_model))
	enc[:, 0::2] = np.sin(angle)
	enc[:, 1::2] = np.cos(angle)
	return enc
