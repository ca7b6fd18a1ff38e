# cause: one mean and one variance for the whole array
# check: mean_of_each_token
# slip: norm-over-everything
# say: axis|last|each row|whole
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return gamma * (x - x.mean()) / np.sqrt(x.var() + eps) + beta
