# cause: one table per d_model, made anew when too short, slices (views) go out

import math
import numpy as np


_tables = {}
def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    t = _tables.get(d_model)
    if t is None or len(t) < n_positions:
        a = np.arange(2 * n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
        t = np.zeros((2 * n_positions, d_model))
        t[:, 0::2], t[:, 1::2] = np.sin(a), np.cos(a)
        _tables[d_model] = t
    return t[:n_positions]
