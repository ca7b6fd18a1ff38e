# about: numpy's warnings turned into errors in a called function
# outcome: failed
# say: FloatingPointError
# cold: no
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    with np.errstate(all="raise"):
        return x / np.zeros_like(x)  # here
