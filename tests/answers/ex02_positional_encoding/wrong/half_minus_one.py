# cause: spreads the frequencies with d_model/2 - 1 steps (tensor2tensor, diffusion style) instead of 2i/d_model
# check: trace
# slip: pe-spread-to-the-last-pair
# say: exponent|d_model|frequency|last column
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    half = d_model // 2
    step = np.log(10000.0) / max(half - 1, 1)
    angle = np.arange(n_positions)[:, None] * np.exp(-step * np.arange(half))
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
