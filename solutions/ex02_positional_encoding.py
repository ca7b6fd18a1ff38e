"""Why it is as it is

An odd d_model would leave one sine without its cosine, half a clock hand. So it
is refused at once, in words, instead of giving a table that is quietly off.

`np.arange(0, d_model, 2)` is 2i for every pair, so the formula's 2 is already
in it. The positions stand in a column, (n_positions, 1), and the speeds in a
row; multiplied, they give every angle of the table at once.

`0::2` and `1::2` are the even and the odd columns. Both are filled from the same
angles: that makes each pair a point on a circle, and "k positions later" a
rotation of it.
"""

import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError(f"d_model must be even, but is {d_model}")
    positions = np.arange(n_positions)[:, None]  # (n_positions, 1)
    speeds = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)  # (d_model / 2,)
    angles = positions * speeds  # (n_positions, d_model / 2)
    encoding = np.empty((n_positions, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
