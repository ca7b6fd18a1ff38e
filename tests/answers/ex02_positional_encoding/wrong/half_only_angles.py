# cause: returns the angles, sine and cosine still to do
# check: shape_and_floats
# slip: none
# say: sin|angle|half|column|shape

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    return angle
