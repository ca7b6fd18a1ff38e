# cause: column 2i+1 uses the exponent 2(i+1)/d_model instead of the angle of its own pair
# check: trace
# slip: pe-cosine-next-pair
# say: same angle|same pair|cos|exponent
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    table = np.zeros((n_positions, d_model))
    for position in range(n_positions):
        for i in range(d_model // 2):
            table[position, 2 * i] = np.sin(position / 10000 ** (2 * i / d_model))
            table[position, 2 * i + 1] = np.cos(position / 10000 ** ((2 * (i + 1)) / d_model))
    return table
