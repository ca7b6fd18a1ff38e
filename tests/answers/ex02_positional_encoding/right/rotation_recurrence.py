# cause: right: each row is the row before it, rotated
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    freq = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    s, c = np.sin(freq), np.cos(freq)
    rows = [np.tile([0.0, 1.0], d_model // 2)]
    for _ in range(n_positions - 1):
        old = rows[-1]
        new = np.empty(d_model)
        new[0::2] = old[0::2] * c + old[1::2] * s
        new[1::2] = old[1::2] * c - old[0::2] * s
        rows.append(new)
    return np.array(rows)
