# cause: the cosine column uses its own exponent (2i+1)/d_model instead of the sine's angle
# check: trace
# slip: pe-cosine-own-exponent
# say: same angle|cosine|2i+1|exponent|frequency
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    col = np.arange(d_model)
    angle = pos / 10000.0 ** (col / d_model)
    return np.where(col % 2 == 0, np.sin(angle), np.cos(angle))
