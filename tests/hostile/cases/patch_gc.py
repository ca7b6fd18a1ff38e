# about: the garbage collector is tampered with, with a right answer
# outcome: passed
# cold: no
import gc

import numpy as np


def fail(*args):
    raise ValueError("collected")


gc.set_threshold(1)
gc.callbacks.append(fail)
gc.disable()
import sys

sys.unraisablehook = lambda *args: None


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
