# cause: returns x with a print
# check: trace
# slip: none
# say: not right|wanted|normalized
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    # not done yet
    print('x is', x)
    return x
