# cause: for c in range(0, d, 2)

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pe = np.zeros((n_positions, d_model))
    for p in range(n_positions):
        for c in range(0, d_model, 2):
            angle = p / (10000 ** (c / d_model))
            pe[p, c] = np.sin(angle)
            pe[p, c + 1] = np.cos(angle)
    return pe
