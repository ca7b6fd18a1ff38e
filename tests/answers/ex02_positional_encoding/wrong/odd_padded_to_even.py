# cause: an odd d_model is rounded up to the next even number instead of refused
# check: odd_d_model
# slip: pe-odd-rounded-up
# say: odd|valueerror|even|raise
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 == 1:
        d_model = d_model + 1
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)[None, :]
    theta = pos / 10000 ** (2 * i / d_model)
    return np.stack((np.sin(theta), np.cos(theta)), axis=2).reshape(n_positions, d_model)
