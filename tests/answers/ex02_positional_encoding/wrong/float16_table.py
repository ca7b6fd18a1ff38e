# cause: the whole computation runs in float16, which has only three digits
# check: trace
# slip: none
# say: float16|precision|float64|digits
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    position = np.arange(n_positions, dtype=np.float16)[:, None]
    freq = (10000.0 ** (-np.arange(0, d_model, 2) / d_model)).astype(np.float16)
    enc = np.zeros((n_positions, d_model), dtype=np.float16)
    enc[:, 0::2] = np.sin(position * freq)
    enc[:, 1::2] = np.cos(position * freq)
    return enc.astype(float)
