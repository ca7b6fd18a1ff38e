# cause: gamma is multiplied as a matrix (@), which sums over the features
# check: trace
# slip: norm-product-with-gamma
# say: gamma|shape|scale|sum
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return ((x - mean) / np.sqrt(var + eps)) @ np.outer(gamma, np.ones(len(gamma))) + beta
