# cause: returns zeros
# check: trace
# slip: none
# say: not right|wanted|values|zero
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return np.zeros_like(x)
