# cause: one global buffer is overwritten by a later call
# check: never_remembers
# slip: none
# say: earlier|buffer|later call|overwr|fresh|shared

import math
import numpy as np


_buf = np.zeros((4096, 512))
def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("odd")
    out = _buf[:n_positions, :d_model]
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    out[:, 0::2] = np.sin(a)
    out[:, 1::2] = np.cos(a)
    return out
