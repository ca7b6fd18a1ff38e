# cause: right: extra optional parameters and other names
import numpy as np


def positional_encoding(length, width, base=10_000, *, dtype=float):
    if width % 2:
        raise ValueError("odd width")
    out = np.empty((length, width), dtype=dtype)
    for k in range(0, width, 2):
        a = np.arange(length) / base ** (k / width)
        out[:, k], out[:, k + 1] = np.sin(a), np.cos(a)
    return out
