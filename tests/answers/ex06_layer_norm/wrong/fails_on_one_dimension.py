# cause: the recursion stops at 2-D arrays, so a single vector (1-D) crashes
# check: shape_of_one_token
# slip: none
# say: 1-d|one-dim|vector|single|any shape
import numpy as np


# --- ex06 -------------------------------------------------------------


def layer_norm(x, gamma, beta, eps=1e-5):
   if x.ndim == 2:
      rows = []
      for row in x:
         mean = sum(row) / len(row)
         var = sum((v - mean) ** 2 for v in row) / len(row)
         rows.append([(v - mean) / (var + eps) ** 0.5 for v in row])
      return gamma * np.array(rows) + beta
   return np.stack([layer_norm(part, gamma, beta, eps) for part in x])
