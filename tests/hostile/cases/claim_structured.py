# about: a structured array
# outcome: failed
# say: layer_norm
# cold: no
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return np.zeros(x.shape, dtype=[("value", float), ("weight", float)])
