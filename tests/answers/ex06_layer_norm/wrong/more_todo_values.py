# cause: returns gamma * x + beta
# check: trace
# slip: norm-only-gamma-and-beta
# say: normal|mean|divid
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return gamma * x + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
