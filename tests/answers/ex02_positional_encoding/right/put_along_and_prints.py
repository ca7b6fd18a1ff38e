# cause: prints, asserts, main block

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    print("building", n_positions, "x", d_model)
    out = np.zeros(n_positions * d_model)
    for k in range(out.size):
        p, c = divmod(k, d_model)
        a = p * math.pow(10000, -(c // 2 * 2) / d_model)
        out.put(k, math.cos(a) if c % 2 else math.sin(a))
    out.shape = (n_positions, d_model)
    assert np.abs(out).max() <= 1
    return out


if __name__ == "__main__":
    print(positional_encoding(3, 4))
