# about: one line of 200 MB, and a right answer
# outcome: passed
# output: left out
import numpy as np

print("x" * 200_000_000)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
