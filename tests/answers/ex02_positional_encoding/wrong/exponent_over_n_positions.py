# cause: the exponent is divided by n_positions instead of d_model
# check: trace
# slip: pe-exponent-over-n
# say: exponent|number of positions|frequency|divided by
import numpy as np


def positional_encoding(n_positions, d_model):
  if d_model % 2:
    raise ValueError("d_model must be even")
  table = np.zeros((n_positions, d_model))
  for i in range(d_model // 2):
    theta = np.arange(n_positions) / 10000 ** (2 * i / n_positions)
    table[:, 2 * i] = np.sin(theta)
    table[:, 2 * i + 1] = np.cos(theta)
  return table
