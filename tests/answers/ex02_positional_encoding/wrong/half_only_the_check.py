# cause: only the ValueError check is written, the table stays zero
# check: trace
# slip: pe-still-zero
# say: zero|not finished|empty|formula
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    pe = np.zeros((n_positions, d_model))
    # TODO fill in
    return pe
