# cause: calls itself forever
# check: shape
# slip: none
# say: calling itself|recursion
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return gamma * layer_norm(x, np.ones(len(gamma)), np.zeros(len(beta)), eps) + beta
