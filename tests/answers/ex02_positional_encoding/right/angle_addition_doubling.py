# cause: blocks by the addition theorem, doubling the known rows

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    w = 10000.0 ** (-2.0 * np.arange(d_model // 2) / d_model)
    S, C = np.zeros((1, len(w))), np.ones((1, len(w)))
    while len(S) < n_positions:
        k = len(S)
        s, c = np.sin(k * w), np.cos(k * w)
        S, C = np.vstack([S, S * c + C * s]), np.vstack([C, C * c - S * s])
    out = np.zeros((n_positions, d_model))
    out[:, 0::2] = S[:n_positions]
    out[:, 1::2] = C[:n_positions]
    return out
