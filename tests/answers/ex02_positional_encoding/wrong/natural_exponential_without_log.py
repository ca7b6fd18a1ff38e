# cause: np.exp(-2i/d_model) is used without the factor log(10000), so the base is e
# check: trace
# slip: pe-base-e
# say: 10000|base|logarithm|frequency
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    position = np.arange(n_positions)[:, None]
    div_term = np.exp(-np.arange(0, d_model, 2) / d_model)
    out = np.zeros((n_positions, d_model))
    out[:, 0::2] = np.sin(position * div_term)
    out[:, 1::2] = np.cos(position * div_term)
    return out
