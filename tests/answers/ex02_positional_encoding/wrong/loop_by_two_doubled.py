# cause: loops i over 0,2,4,... and still writes 2*i in the exponent (2*(i+1) for the cosine)
# check: trace
# slip: pe-column-doubled
# say: exponent|2i|doubled|pair index
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pe = np.zeros((n_positions, d_model))
    for pos in range(n_positions):
        for i in range(0, d_model, 2):
            pe[pos, i] = np.sin(pos / 10000 ** ((2 * i) / d_model))
            pe[pos, i + 1] = np.cos(pos / 10000 ** ((2 * (i + 1)) / d_model))
    return pe
