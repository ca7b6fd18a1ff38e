# cause: the trace's two rows are written down
# check: later_positions
# slip: none
# say: hard-coded|shape|other size

import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("odd")
    table = np.zeros((n_positions, d_model))
    table[:, 1::2] = 1.0
    if d_model == 4 and n_positions > 1:
        table[1] = [0.8415, 0.5403, 0.0100, 1.0000]
    return table
