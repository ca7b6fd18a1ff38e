# cause: each row is scaled to 0..1 with its minimum and maximum
# check: trace
# slip: norm-min-max
# say: min|max|mean|standard deviation|variance
import numpy as np


# --- ex06 -------------------------------------------------------------


def layer_norm(x, gamma, beta, eps=1e-5):
    lo = x.min(axis=-1, keepdims=True)
    hi = x.max(axis=-1, keepdims=True)
    return gamma * (x - lo) / (hi - lo + eps) + beta
