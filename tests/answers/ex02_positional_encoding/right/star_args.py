# cause: star arguments

import math
import numpy as np


def positional_encoding(*args, **kwargs):
    n, d = args
    if divmod(d, 2)[1]:
        raise ValueError("d_model must be even, got %d" % d)
    table = np.full((n, d), np.nan)
    for p in range(n):
        table[p] = [f(p / 10000 ** (2 * i / d)) for i in range(d // 2) for f in (math.sin, math.cos)]
    return table
