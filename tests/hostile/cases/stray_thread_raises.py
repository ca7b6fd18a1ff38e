# about: threads that end with errors
# outcome: passed
# cold: no
import threading

import numpy as np


def fail():
    raise ValueError("in a thread")


for _ in range(5):
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
