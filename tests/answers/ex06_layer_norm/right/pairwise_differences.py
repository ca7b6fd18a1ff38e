# cause: right: variance as half the mean squared difference of all pairs
import numpy as np

# Exercise 6: layer normalisation over the last axis

def layer_norm(x, gamma, beta, eps=1e-5):
    pairs = x[..., :, None] - x[..., None, :]
    v_ = np.mean(pairs ** 2, axis=(-1, -2)) / 2
    centred = pairs.mean(axis=-1)            # x_i minus the mean of all x_j
    return gamma * centred / np.sqrt(v_ + eps)[..., None] + beta
