# cause: an odd d_model gets a last sine column
# check: odd_d_model
# slip: pe-odd-not-refused
# say: odd|ValueError
import numpy as np


def positional_encoding(n_positions, d_model):
    col = np.arange(d_model)
    angle = np.arange(n_positions)[:, None] / 10000 ** (col // 2 * 2 / d_model)
    return np.where(col % 2 == 0, np.sin(angle), np.cos(angle))
