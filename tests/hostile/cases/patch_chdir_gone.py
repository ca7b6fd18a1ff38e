# about: goes to a folder that is then removed, with a right answer
# outcome: passed
import os
import tempfile

import numpy as np

folder = tempfile.mkdtemp()
os.chdir(folder)
os.rmdir(folder)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
