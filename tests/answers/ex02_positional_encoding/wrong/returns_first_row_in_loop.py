# cause: return inside a loop, one row only
# check: trace
# slip: pe-row-0-only
# say: row|shape|loop|return

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    for p in range(n_positions):
        pe[p, 0::2] = np.sin(angle[p])
        pe[p, 1::2] = np.cos(angle[p])
        return pe
