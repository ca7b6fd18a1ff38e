# cause: positions and rates are both flat vectors, so the division only works when n_positions = d_model/2
# check: shape_and_floats
# slip: none
# say: broadcast|new axis|shape|newaxis|crash
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    angle = np.arange(n_positions) / 10000 ** (np.arange(0, d_model, 2) / d_model)
    table = np.zeros((n_positions, d_model))
    table[:, 0::2] = np.sin(angle)
    table[:, 1::2] = np.cos(angle)
    return table
