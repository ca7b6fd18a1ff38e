# cause: positions start at 1 instead of 0
# check: trace
# slip: pe-positions-from-1
# say: position 0|starts at|off by one|row 0
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(1, n_positions + 1)[:, None]
    div = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(pos * div)
    pe[:, 1::2] = np.cos(pos * div)
    return pe
