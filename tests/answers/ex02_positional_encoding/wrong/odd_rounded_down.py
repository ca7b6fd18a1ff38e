# cause: only d_model // 2 pairs are built, so an odd d_model gives one column less and no error
# check: odd_d_model
# slip: pe-odd-rounded-down
# say: odd|valueerror|even|raise
import numpy as np


def positional_encoding(n_positions, d_model):
    pairs = d_model // 2
    p = np.arange(n_positions)[:, None]
    ang = p / 10000 ** (2 * np.arange(pairs) / d_model)
    out = np.zeros((n_positions, 2 * pairs))
    out[:, 0::2] = np.sin(ang)
    out[:, 1::2] = np.cos(ang)
    return out
