# about: lone surrogates in prints, and a right answer
# outcome: passed
# output: end
import numpy as np

print("\ud800 \udcff \udfff end")


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
