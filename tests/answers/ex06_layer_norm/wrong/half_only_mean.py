# cause: only the mean is done
# check: trace
# slip: norm-centred-and-no-more
# say: divide|deviation|variance|root
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return x - mean
