# about: closes all descriptors in a called function
# outcome: crashed
import os


def layer_norm(x, gamma, beta, eps=1e-5):
    os.closerange(0, 1000)
    return x * gamma + beta
