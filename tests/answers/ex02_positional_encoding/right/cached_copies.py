# cause: a cache keyed by both sizes, copies go out

import math
import numpy as np


_cache = {}
def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("odd")
    key = (n_positions, d_model)
    if key not in _cache:
        a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
        _cache[key] = np.stack([np.sin(a), np.cos(a)], -1).reshape(n_positions, d_model)
    return _cache[key].copy()
