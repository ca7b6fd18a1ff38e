# cause: stacked on the wrong axis, so the reshape mixes rows
# check: trace
# slip: pe-sines-first
# say: alternate|blocks|row|side by side
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    angle = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angle), np.cos(angle)], axis=1).reshape(n_positions, d_model)
