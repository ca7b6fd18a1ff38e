# cause: the check is d_model % 4, so even sizes such as 6 or 10 are refused
# check: shape_and_floats
# slip: none
# say: even|refused|divisible|valueerror|should be accepted
import numpy as np


def positional_encoding(n_positions, d_model):
  if d_model % 4 != 0:
    raise ValueError("d_model must be divisible")
  result = np.zeros((n_positions, d_model))
  for i in range(d_model // 2):
    theta = np.arange(n_positions) / 10000 ** (2 * i / d_model)
    result[:, 2 * i] = np.sin(theta)
    result[:, 2 * i + 1] = np.cos(theta)
  return result
