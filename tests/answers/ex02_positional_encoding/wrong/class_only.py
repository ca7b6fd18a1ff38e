# cause: a class PositionalEncoding instead of the function
# check: shape_and_floats
# slip: none
# say: positional_encoding|missing|no function

import math
import numpy as np


class PositionalEncoding:
    def __init__(self, n, d):
        a = np.arange(n)[:, None] / 10000 ** (np.arange(0, d, 2) / d)
        self.pe = np.stack([np.sin(a), np.cos(a)], -1).reshape(n, d)
