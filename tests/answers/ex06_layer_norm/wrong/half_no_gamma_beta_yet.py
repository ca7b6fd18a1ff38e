# cause: the normalised value is returned, gamma and beta are still a TODO
# check: gamma
# slip: norm-no-gamma-no-beta
# say: gamma|beta|scale|shift|todo
import numpy as np


# layer_norm(x, gamma, beta, eps=1e-5)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    normalized = (x - mean) / np.sqrt(var + eps)
    return normalized  # TODO gamma, beta
