# cause: the statistics of the first token are used for all
# check: mean_of_each_token
# slip: norm-first-token-only
# say: token|own|mean|batch
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x[0].mean() if x.ndim > 1 else x.mean()
    var = x[0].var() if x.ndim > 1 else x.var()
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
