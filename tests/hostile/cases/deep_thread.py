# about: recursion without end in a thread with a small stack and a raised limit; the answer is right
# outcome: passed|crashed
# cold: no
import sys
import threading

import numpy as np

sys.setrecursionlimit(10**6)
threading.stack_size(64 * 1024)


def down(x):
    return max([1, 2], key=down)


threading.excepthook = lambda *args: None
thread = threading.Thread(target=down, args=(0,))
thread.start()
thread.join()


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
