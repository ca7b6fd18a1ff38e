# cause: right: a transposed, Fortran-ordered table
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    rows = []
    for c in range(d_model):
        f = np.cos if c % 2 else np.sin
        rows.append(f(np.arange(n_positions) * 10000.0 ** (-(c - c % 2) / d_model)))
    return np.array(rows).T
