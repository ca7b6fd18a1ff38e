# cause: returns x itself filled (out=x)
# check: never_edits
# slip: none
# say: edit|in place|input|chang
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.mean(axis=-1, keepdims=True)
    v = x.var(axis=-1, keepdims=True)
    np.subtract(x, m, out=x)
    np.divide(x, np.sqrt(v + eps), out=x)
    np.multiply(x, gamma, out=x)
    return np.add(x, beta, out=x)


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
