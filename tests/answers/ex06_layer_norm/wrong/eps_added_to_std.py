# cause: eps is added to the standard deviation, outside the square root
# check: default_eps
# slip: norm-eps-outside
# say: eps|inside|root|sqrt
import numpy as np


# layer_norm(x, gamma, beta, eps=1e-5)


def layer_norm(x, gamma, beta, eps=1e-5):
    m_ = x.mean(axis=-1, keepdims=True)
    std = x.std(axis=-1, keepdims=True)
    return gamma * (x - m_) / (std + eps) + beta


if __name__ == "__main__":
    print(layer_norm(np.array([1., 2., 3., 4.]), np.ones(4), np.zeros(4)))
