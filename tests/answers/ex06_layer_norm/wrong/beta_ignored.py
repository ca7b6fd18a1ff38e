# cause: beta is never added
# check: beta
# slip: norm-no-beta
# say: beta|shift|added
import numpy as np

# Exercise 6: layer normalisation over the last axis

def layer_norm(x, gamma, beta, eps=1e-5):
    mu = x.mean(axis=-1, keepdims=True)
    sigma2 = x.var(axis=-1, keepdims=True)
    return gamma * (x - mu) / np.sqrt(sigma2 + eps)
