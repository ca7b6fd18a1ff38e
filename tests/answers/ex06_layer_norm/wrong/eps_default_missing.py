# cause: eps has no default value, so calling with three arguments fails
# check: shape
# slip: none
# say: eps|default|argument|missing
import numpy as np


# --- ex06 -------------------------------------------------------------


def layer_norm(x,gamma,beta,eps):
  mittelwert = x.mean(axis=-1, keepdims=True)
  varianz = x.var(axis=-1, keepdims=True)
  return gamma * (x - mittelwert) / np.sqrt(varianz + eps) + beta
