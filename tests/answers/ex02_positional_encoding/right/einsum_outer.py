# cause: einsum for the outer product

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    a = np.einsum("p,i->pi", np.arange(n_positions, dtype=float), 1e4 ** (-np.arange(0, d_model, 2) / d_model))
    return np.einsum("kpi->pik", np.array([np.sin(a), np.cos(a)])).reshape(n_positions, d_model)
