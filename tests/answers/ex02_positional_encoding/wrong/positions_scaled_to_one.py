# cause: positions are divided by n_positions, so a row changes with the length of the table
# check: number_of_positions
# slip: pe-positions-0-to-1
# say: number of positions|depends on|other table|longer table|scaled
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    position = np.linspace(0, 1, n_positions)[:, None]
    ang = position / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(ang)
    pe[:, 1::2] = np.cos(ang)
    return pe
