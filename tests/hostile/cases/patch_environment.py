# about: the environment is emptied and filled with traps, with a right answer
# outcome: passed
import os

import numpy as np

os.environ.clear()
os.environ.update(PYTEST_ADDOPTS="--collect-only", PYTHONPATH="/nowhere", PYTHONHOME="/nowhere", TMPDIR="/nowhere")


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
