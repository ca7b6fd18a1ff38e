# cause: right: a cached function gives the same answer
import numpy as np
from functools import lru_cache


@lru_cache(maxsize=None)
def positional_encoding(n_positions, d_model):
    if d_model & 1:
        raise ValueError(f"{d_model} is odd")
    pos = np.arange(n_positions, dtype=float).reshape(-1, 1)
    rate = np.exp(-np.log(1e4) * np.arange(0, d_model, 2) / d_model)
    return np.concatenate([f(pos * rate)[:, :, None] for f in (np.sin, np.cos)], axis=2).reshape(n_positions, -1)
