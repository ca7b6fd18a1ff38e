# cause: lambda with a helper that raises

import math
import numpy as np


def _no(d):
    raise ValueError(f"{d} is odd")
positional_encoding = lambda n, d: _no(d) if d % 2 else np.array(
    [[(math.sin, math.cos)[j & 1](p * 1e4 ** (-(j >> 1 << 1) / d)) for j in range(d)] for p in range(n)])
