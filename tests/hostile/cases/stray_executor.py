# about: a pool of threads with work that is not waited for
# outcome: passed
# cold: no
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

pool = ThreadPoolExecutor(2)
for _ in range(5):
    pool.submit(time.sleep, 30)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
