# cause: ufuncs with out=
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = np.subtract(x, x.mean(-1, keepdims=True))
    v = np.mean(np.square(y), axis=-1, keepdims=True)
    np.divide(y, np.sqrt(v + eps), out=y)
    np.multiply(y, gamma, out=y)
    return np.add(y, beta, out=y)


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
