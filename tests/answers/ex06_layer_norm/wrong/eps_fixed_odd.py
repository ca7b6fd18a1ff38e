# cause: 4e-6 is typed in, the argument is ignored
# check: default_eps
# slip: none
# say: eps|ignored|argument|given|default
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + 4e-6) + beta
