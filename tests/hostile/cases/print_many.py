# about: a million printed lines, and a right answer
# outcome: passed
# output: line 0|line 999999|left out
import numpy as np

for i in range(1_000_000):
    print("line", i)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
