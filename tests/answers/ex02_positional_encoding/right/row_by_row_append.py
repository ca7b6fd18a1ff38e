# cause: right: rows appended to a list with vstack, prints a line on import
import numpy as np


def encode_one(pos, d):
    v = np.zeros(d)
    for c in range(d):
        w = 10000 ** -((c if c % 2 == 0 else c - 1) / d)
        v[c] = np.sin(pos * w) if c % 2 == 0 else np.cos(pos * w)
    return v


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    return np.vstack([encode_one(p, d_model) for p in range(n_positions)])


print(positional_encoding(2, 4).round(4))
