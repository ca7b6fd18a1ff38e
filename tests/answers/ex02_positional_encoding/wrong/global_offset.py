# cause: positions go on where the last call stopped
# check: trace
# slip: none
# say: second call|again|earlier|remember|global

import math
import numpy as np


start = 0
def positional_encoding(n_positions, d_model):
    global start
    if d_model % 2:
        raise ValueError("odd")
    a = (start + np.arange(n_positions))[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    start += n_positions
    out = np.zeros((n_positions, d_model))
    out[:, 0::2] = np.sin(a)
    out[:, 1::2] = np.cos(a)
    return out
