# cause: the table holds complex numbers instead of floats
# check: shape_and_floats
# slip: none
# say: complex|float|dtype|real
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    e = np.exp(1j * a)
    result = np.zeros((n_positions, d_model), dtype=complex)
    result[:, 0::2] = (e - e.conj()) / 2j
    result[:, 1::2] = (e + e.conj()) / 2
    return result
