# cause: the table is multiplied by sqrt(d_model), which belongs to the embeddings
# check: trace
# slip: pe-scaled-by-sqrt-d
# say: scale|sqrt|too large|between -1 and 1
import numpy as np

def positional_encoding(n_positions, d_model):
  if d_model % 2:
    raise ValueError("d_model must be even")
  pe = np.zeros((n_positions, d_model))
  for i in range(d_model // 2):
    ang = np.arange(n_positions) / 10000 ** (2 * i / d_model)
    pe[:, 2 * i] = np.sin(ang)
    pe[:, 2 * i + 1] = np.cos(ang)
  return pe * np.sqrt(d_model)
