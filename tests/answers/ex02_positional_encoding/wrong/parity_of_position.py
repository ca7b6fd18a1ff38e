# cause: sin or cos is chosen by whether the position (row) is even instead of the column
# check: trace
# slip: pe-parity-of-position
# say: even column|odd column|by column|each column|parity
import numpy as np


def positional_encoding(n_positions, d_model):
  if d_model % 2:
    raise ValueError("d_model must be even")
  table = np.zeros((n_positions, d_model))
  for pos in range(n_positions):
    for c in range(d_model):
      angle = pos / 10000 ** (2 * (c // 2) / d_model)
      if pos % 2 == 0:
        table[pos, c] = np.sin(angle)
      else:
        table[pos, c] = np.cos(angle)
  return table
