# about: right at first, then a loop: a count of calls decides
# outcome: timeout
# say: in layer_norm
# timeout: 1
# cold: no
import numpy as np

calls = []


def layer_norm(x, gamma, beta, eps=1e-5):
    calls.append(1)
    while len(calls) > 20:  # here
        pass  # here
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
