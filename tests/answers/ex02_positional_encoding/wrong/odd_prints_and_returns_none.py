# cause: for an odd d_model a message is printed and None returned
# check: odd_d_model
# slip: none
# say: valueerror|odd|raise|print|none
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        print("ValueError: d_model must be even!")
        return None
    enc = np.zeros((n_positions, d_model))
    pos = np.arange(n_positions)
    for i in range(d_model // 2):
        enc[:, 2 * i] = np.sin(pos / 10000 ** (2 * i / d_model))
        enc[:, 2 * i + 1] = np.cos(pos / 10000 ** (2 * i / d_model))
    return enc
