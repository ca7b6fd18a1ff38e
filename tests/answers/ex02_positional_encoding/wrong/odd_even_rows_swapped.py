# cause: parity of position + column
# check: trace
# slip: none
# say: column|row|parity|alternate|odd|every second

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
        for c in range(d_model):
            f = np.sin if (p + c) % 2 == 0 else np.cos
            pe[p, c] = f(angle[p, c // 2])
    return pe
