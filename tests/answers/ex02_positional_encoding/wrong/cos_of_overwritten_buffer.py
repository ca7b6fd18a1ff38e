# cause: writes the sines into the table of angles and then takes cosines of those sines
# check: trace
# slip: pe-cosine-of-sine
# say: overwritten|in place|buffer|angle|copy
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    i = np.arange(d_model // 2)
    pe = np.repeat(np.arange(n_positions)[:, None] / 10000.0 ** (2 * i / d_model), 2, axis=1)
    pe[:, 0::2] = np.sin(pe[:, 0::2])
    pe[:, 1::2] = np.cos(pe[:, 0::2])
    return pe
