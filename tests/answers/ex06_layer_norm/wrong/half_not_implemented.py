# cause: raises NotImplementedError
# check: shape
# slip: none
# say: not finished|implemented
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    raise NotImplementedError
