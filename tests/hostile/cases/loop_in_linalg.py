# about: stuck inside LAPACK
# outcome: timeout
# say: in layer_norm
# timeout: 1
# cold: no
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return np.linalg.svd(np.eye(3000) + np.arange(3000.0))  # here
