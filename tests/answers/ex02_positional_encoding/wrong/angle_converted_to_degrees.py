# cause: the angle is converted to degrees before it goes into sin and cos
# check: trace
# slip: pe-degrees
# say: radian|degree|angle
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    out = np.zeros((n_positions, d_model))
    for i in range(d_model // 2):
        angle = np.degrees(np.arange(n_positions) / 10000 ** (2 * i / d_model))
        out[:, 2 * i] = np.sin(angle)
        out[:, 2 * i + 1] = np.cos(angle)
    return out
