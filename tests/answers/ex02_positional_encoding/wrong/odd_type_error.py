# cause: an odd d_model raises TypeError instead of ValueError
# check: odd_d_model
# slip: none
# say: valueerror|typeerror|odd|raise
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise TypeError("d_model must be even")
    pe = np.zeros((n_positions, d_model))
    for i in range(d_model // 2):
        theta = np.arange(n_positions) / 10000 ** (2 * i / d_model)
        pe[:, 2 * i] = np.sin(theta)
        pe[:, 2 * i + 1] = np.cos(theta)
    return pe
