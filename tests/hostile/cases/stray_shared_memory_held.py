# about: shared memory, and a process that will not end
# outcome: passed
import os
import signal
import time
from multiprocessing import shared_memory

import numpy as np

shared = shared_memory.SharedMemory("stray_shared_memory_held-" + os.environ["TXLAB_HOSTILE"], create=True, size=100)
if os.fork() == 0:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.setsid()
    time.sleep(300)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
