# cause: the median is subtracted instead of the mean
# check: another_token
# slip: norm-median
# say: median|mean|centre
import numpy as np


# --- ex06 -------------------------------------------------------------


def layer_norm(x,gamma,beta,eps=1e-5):
    centre = np.median(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return gamma * (x - centre) / np.sqrt(var + eps) + beta


if __name__ == "__main__":
    print(layer_norm(np.array([1., 2., 3., 4.]), np.ones(4), np.zeros(4)))
