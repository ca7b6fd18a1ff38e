# cause: divides by the Euclidean length
# check: trace
# slip: norm-unit-length
# say: mean|length|variance|norm
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return gamma * x / (np.linalg.norm(x, axis=-1, keepdims=True) + eps) + beta
