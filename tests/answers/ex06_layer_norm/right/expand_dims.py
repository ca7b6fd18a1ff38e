# cause: right: np.expand_dims instead of keepdims
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.expand_dims(np.average(x, axis=-1), -1)
    v = np.expand_dims(np.average((x - m) ** 2, axis=-1), -1)
    return np.divide(x - m, np.sqrt(np.add(v, eps))) * gamma + beta
