# cause: every pair is 100 times slower than the one before, which is only right for d_model=4
# check: other_sizes
# slip: pe-made-for-d-model-4
# say: 10000|other size|frequency|exponent
import numpy as np


def positional_encoding(n_positions, d_model):
  if d_model % 2:
    raise ValueError("d_model must be even")
  enc = np.zeros((n_positions, d_model))
  for i in range(d_model // 2):
    angle = np.arange(n_positions) / 100 ** i
    enc[:, 2 * i] = np.sin(angle)
    enc[:, 2 * i + 1] = np.cos(angle)
  return enc
