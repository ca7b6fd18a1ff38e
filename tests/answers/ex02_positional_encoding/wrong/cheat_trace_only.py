# cause: the trace's two rows, zeros elsewhere
# check: position_0
# slip: pe-still-zero
# say: other|hard-coded|trace|zero|formula

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    out = np.zeros((n_positions, d_model))
    known = np.array([[0, 1, 0, 1], [0.8415, 0.5403, 0.0100, 1.0000]])
    if d_model == 4:
        out[:2] = known[:n_positions]
    return out
