# cause: the odd sizes are listed by hand up to 9, so 11, 13, ... are not refused
# check: odd_d_model
# slip: none
# say: odd|valueerror|raise|every odd
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model in (1, 3, 5, 7, 9):
        raise ValueError("d_model must be even")
    t = np.arange(n_positions)[:, None]
    col = np.arange(d_model)[None, :]
    a = t / 10000 ** (2 * (col // 2) / d_model)
    return np.where(col % 2 == 0, np.sin(a), np.cos(a))
