# cause: the frequencies are spaced by 1/(d_model/2 - 1) as in tensor2tensor, which also divides by zero for d_model=2
# check: trace
# slip: pe-spread-to-the-last-pair
# say: exponent|frequency|spacing|last pair|d_model=2
import numpy as np
import math

def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    half = d_model // 2
    step = math.log(10000.0) / (half - 1)
    inv = np.exp(np.arange(half) * -step)
    angle = np.arange(n_positions)[:, None] * inv[None, :]
    out = np.zeros((n_positions, d_model))
    out[:, ::2], out[:, 1::2] = np.sin(angle), np.cos(angle)
    return out
