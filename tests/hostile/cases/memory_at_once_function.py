# about: an array of 800 GB in a called function
# outcome: failed
# say: more memory than a run may use
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return np.ones((10**6, 10**5))  # here
