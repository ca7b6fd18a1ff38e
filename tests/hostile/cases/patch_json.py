# about: the module that writes JSON is broken, with a right answer
# outcome: passed|crashed
import json

import numpy as np

json.dumps = json.loads = json.JSONEncoder = None


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
