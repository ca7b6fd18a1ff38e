# cause: the two arguments are swapped
# check: shape_and_floats
# slip: none
# say: swapped|n_positions|d_model|ValueError
import numpy as np


def positional_encoding(d_model, n_positions):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
