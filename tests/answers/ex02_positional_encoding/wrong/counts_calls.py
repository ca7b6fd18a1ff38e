# cause: the positions go on where the last call stopped
# check: trace
# slip: none
# say: again|earlier call|position 0|second call
import numpy as np

START = 0


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    global START
    pos = np.arange(START, START + n_positions)[:, None]
    START += n_positions
    angle = pos / 10000 ** (np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angle), np.cos(angle)], axis=2).reshape(n_positions, d_model)
