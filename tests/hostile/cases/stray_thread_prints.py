# about: a thread left behind that prints for ever
# outcome: passed
import threading
import time

import numpy as np


def chatter():
    while True:
        print("and another thing")
        time.sleep(0.0001)


threading.Thread(target=chatter).start()


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
