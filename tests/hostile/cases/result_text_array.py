# about: an array of text
# outcome: failed
# say: shape
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return np.array(["a", "b"])
