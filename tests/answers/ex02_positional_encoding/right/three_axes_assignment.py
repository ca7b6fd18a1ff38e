# cause: right: fills an (n, d/2, 2) array and reshapes it
import numpy as np


def positional_encoding(n_positions, d_model):
    if not d_model % 2 == 0:
        raise ValueError("need an even d_model")
    out = np.zeros((n_positions, d_model // 2, 2))
    for i in range(d_model // 2):
        theta = np.linspace(0, n_positions - 1, n_positions) / 10000 ** (2 * i / d_model)
        out[:, i, 0] = np.sin(theta)
        out[:, i, 1] = np.cos(theta)
    return out.reshape(n_positions, d_model)
