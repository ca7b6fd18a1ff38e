# cause: stacked on the first axis, so the reshape mixes positions
# check: trace
# slip: pe-stacked-first-axis
# say: row|position
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    angle = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angle), np.cos(angle)]).reshape(n_positions, d_model)
