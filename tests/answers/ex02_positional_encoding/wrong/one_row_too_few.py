# cause: positions 0 to n_positions - 1 exclusive
# check: shape_and_floats
# slip: none
# say: rows|n_positions|too few|position
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    pos = np.arange(n_positions - 1)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions - 1, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
