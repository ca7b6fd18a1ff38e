# cause: checks the width with assert: AssertionError instead of ValueError
# check: odd_d_model
# slip: none
# say: ValueError|AssertionError|odd
import numpy as np


def positional_encoding(n_positions, d_model):
    assert d_model % 2 == 0, f"d_model={d_model} must be even"
    pos = np.arange(n_positions)[:, None]
    div = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(pos * div)
    pe[:, 1::2] = np.cos(pos * div)
    return pe
