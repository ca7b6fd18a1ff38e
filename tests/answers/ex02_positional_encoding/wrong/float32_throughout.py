# cause: everything in float32
# check: long_table_keeps_its_digits
# slip: none
# say: precision|float32
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    pos = np.arange(n_positions, dtype=np.float32)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / np.float32(10000) ** (2 * i / d_model).astype(np.float32)
    pe = np.zeros((n_positions, d_model), dtype=np.float32)
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
