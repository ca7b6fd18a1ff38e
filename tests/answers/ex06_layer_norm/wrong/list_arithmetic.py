# cause: treats x as a list
# check: shape
# slip: none
# say: error|stopped|typeerror|attribute
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = sum(x) / len(x)
    return gamma * (x - mean).norm(eps) + beta
