# cause: returns beta in the shape of x
# check: trace
# slip: none
# say: not right|normalized|values|wanted
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return np.broadcast_to(beta, x.shape).copy()
