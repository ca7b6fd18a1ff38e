# cause: einsum sums
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x.shape[-1]
    m = np.einsum('...d->...', x) / d
    c = x - m[..., None]
    v = np.einsum('...d,...d->...', c, c) / d
    return np.einsum('...d,...,d->...d', c, 1 / np.sqrt(v + eps), gamma) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
