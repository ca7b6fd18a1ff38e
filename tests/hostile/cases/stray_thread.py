# about: threads left behind that sleep
# outcome: passed
import threading
import time

import numpy as np

threading.Thread(target=time.sleep, args=(60,)).start()
threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
threading.Timer(60, print).start()


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
