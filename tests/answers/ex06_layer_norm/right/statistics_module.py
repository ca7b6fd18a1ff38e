# cause: right: the statistics module
import numpy as np


import statistics


def layer_norm(x, gamma, beta, eps=1e-5):
    flat = x.reshape(-1, x.shape[-1]).tolist()
    out = [[(v - statistics.fmean(t)) / (statistics.pvariance(t) + eps) ** 0.5 for v in t] for t in flat]
    return np.reshape(out, x.shape) * gamma + beta
