# cause: right: variance as mean of squares minus square of the mean
import numpy as np

# layer_norm(x, gamma, beta, eps=1e-5)

def layer_norm(x, gamma, beta, eps=1e-5):
    m1 = np.mean(x, axis=-1, keepdims=True)
    m2 = np.mean(x * x, axis=-1, keepdims=True)
    v_ = np.maximum(m2 - m1 * m1, 0.0)
    return gamma * ((x - m1) / np.sqrt(v_ + eps)) + beta
