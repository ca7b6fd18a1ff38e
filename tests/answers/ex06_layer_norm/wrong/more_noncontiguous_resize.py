# cause: x.shape changed in place
# check: never_edits
# slip: none
# say: in place|edit|input|chang|shape
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    shp = x.shape
    x.shape = (-1, shp[-1])
    m = x.mean(axis=-1, keepdims=True)
    v = x.var(axis=-1, keepdims=True)
    y = gamma * (x - m) / np.sqrt(v + eps) + beta
    return y.reshape(shp)


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
