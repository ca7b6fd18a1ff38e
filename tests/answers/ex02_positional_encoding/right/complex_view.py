# cause: right: a view of a complex table as floats
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    freq = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angle = np.arange(n_positions)[:, None] * freq
    return (np.sin(angle) + 1j * np.cos(angle)).view(float)
