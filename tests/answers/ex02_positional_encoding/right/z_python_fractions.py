# cause: Decimal arithmetic

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    from decimal import Decimal, getcontext
    getcontext().prec = 30
    rows = []
    for p in range(n_positions):
        row = []
        for i in range(d_model // 2):
            a = float(Decimal(p) / Decimal(10000) ** (Decimal(2 * i) / Decimal(d_model)))
            row += [math.sin(a), math.cos(a)]
        rows.append(row)
    return np.asarray(rows)
