# about: shared memory that is never let go
# outcome: passed
import os
from multiprocessing import shared_memory

import numpy as np

kept = shared_memory.SharedMemory("stray_shared_memory-" + os.environ["TXLAB_HOSTILE"], create=True, size=1000)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
