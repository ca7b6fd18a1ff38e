# cause: the angle is treated as degrees and converted with np.radians before sin and cos
# check: trace
# slip: pe-radians
# say: radian|degree|angle
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)[None, :]
    angle = np.radians(pos / 10000 ** (2 * i / d_model))
    out = np.zeros((n_positions, d_model))
    out[:, 0::2] = np.sin(angle)
    out[:, 1::2] = np.cos(angle)
    return out
