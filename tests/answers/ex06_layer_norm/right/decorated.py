# cause: right: a wrapped function
import functools

import numpy as np


def traced(function):
    @functools.wraps(function)
    def inner(*args):
        print('called with', len(args))
        return function(*args)

    return inner


@traced
def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.mean(-1, keepdims=True)
    return gamma * (x - m) / np.sqrt(x.var(-1, keepdims=True) + eps) + beta
