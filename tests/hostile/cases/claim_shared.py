# about: gives back the same array each time, and changes the ones it gave before
# outcome: failed
# say: layer_norm
# cold: no
import numpy as np

BUFFER = np.zeros(1000)


def layer_norm(x, gamma, beta, eps=1e-5):
    result = BUFFER[: x.size].reshape(x.shape)
    mean = x.mean(axis=-1, keepdims=True)
    result[...] = gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
    return result
