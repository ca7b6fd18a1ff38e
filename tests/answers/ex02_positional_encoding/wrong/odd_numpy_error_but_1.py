# cause: no check at all: numpy refuses every odd d_model but 1
# check: odd_d_model
# slip: none
# say: odd|ValueError
import numpy as np


def positional_encoding(n_positions, d_model):
    angle = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
