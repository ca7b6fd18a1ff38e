# about: a pool of processes that is never closed
# outcome: passed
import multiprocessing

import numpy as np

pool = multiprocessing.get_context("fork").Pool(2)
squares = pool.map(abs, [1, -2, 3])


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
