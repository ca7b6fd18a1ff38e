# cause: powers of one complex unit per pair

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    unit = np.exp(1j * 10000.0 ** (-np.arange(0, d_model, 2) / d_model))
    z = unit[None, :] ** np.arange(n_positions)[:, None]
    return np.stack([z.imag, z.real], axis=-1).reshape(n_positions, d_model)
