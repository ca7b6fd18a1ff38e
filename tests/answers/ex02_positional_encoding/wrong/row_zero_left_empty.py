# cause: the loop over positions starts at 1, row 0 stays all zeros
# check: trace
# slip: pe-row-0-empty
# say: row 0|position 0|first row|zero
import numpy as np

def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    table = np.zeros((n_positions, d_model))
    for pos in range(1, n_positions):
        for i in range(d_model // 2):
            angle = pos / 10000 ** (2 * i / d_model)
            table[pos, 2 * i] = np.sin(angle)
            table[pos, 2 * i + 1] = np.cos(angle)
    return table
