# cause: a body of dots
# check: shape
# slip: none
# say: return|None
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    ...
