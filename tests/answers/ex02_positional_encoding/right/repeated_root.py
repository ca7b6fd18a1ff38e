# cause: right: the rate grows by one factor per pair (running product), starred numpy import
import numpy as np
from numpy import *


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    factor = 10000.0 ** (2.0 / d_model)
    rates = cumprod([1.0] + [factor] * (d_model // 2 - 1))
    table = zeros((n_positions, d_model))
    for (k, r) in enumerate(rates):
        table[:, 2 * k:2 * k + 2] = stack([sin(arange(n_positions) / r), cos(arange(n_positions) / r)], axis=1)
    return table
