# about: an array that claims more memory than it has
# outcome: crashed|failed
# cold: no
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return np.lib.stride_tricks.as_strided(x, shape=(2**40,), strides=(4096,))
