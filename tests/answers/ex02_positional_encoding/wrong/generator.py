# cause: yields rows
# check: shape_and_floats
# slip: none
# say: generator|array
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    for pos in range(n_positions):
        yield np.array([(np.cos if c % 2 else np.sin)(pos / 10000 ** ((c - c % 2) / d_model)) for c in range(d_model)])
