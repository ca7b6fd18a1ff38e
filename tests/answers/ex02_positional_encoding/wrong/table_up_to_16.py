# cause: only the first 8 pairs are computed
# check: slow_loop
# slip: none
# say: column|slow|every number|random
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    pe = np.zeros((n_positions, d_model))
    for pos in range(n_positions):
        for i in range(min(8, d_model // 2)):
            angle = pos / 10000 ** (2 * i / d_model)
            pe[pos, 2 * i] = np.sin(angle)
            pe[pos, 2 * i + 1] = np.cos(angle)
    return pe
