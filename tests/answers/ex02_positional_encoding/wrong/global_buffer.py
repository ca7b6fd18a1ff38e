# cause: one global table is filled and cut
# check: never_remembers
# slip: none
# say: earlier result|buffer
import numpy as np

TABLE = np.zeros((4000, 256))


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    TABLE[:n_positions, :d_model] = 0
    angle = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    TABLE[:n_positions, 0:d_model:2] = np.sin(angle)
    TABLE[:n_positions, 1:d_model:2] = np.cos(angle)
    return TABLE[:n_positions, :d_model]
