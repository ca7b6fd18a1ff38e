# cause: a variable name is misspelled, so the call ends in a NameError
# check: shape_and_floats
# slip: none
# say: nameerror|not defined|misspelled
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    pe = np.zeros((n_position, d_model))
    for t in range(n_positions):
        for i in range(d_model // 2):
            angle = t / 10000 ** (2 * i / d_model)
            pe[t, 2 * i] = np.sin(angle)
            pe[t, 2 * i + 1] = np.cos(angle)
    return pe
