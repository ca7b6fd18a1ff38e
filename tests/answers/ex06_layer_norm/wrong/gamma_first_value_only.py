# cause: only gamma[0] and beta[0] are used for all features
# check: gamma
# slip: norm-first-gamma-only
# say: gamma|beta|feature
import numpy as np

# Exercise 6: layer normalisation over the last axis

def layer_norm(x, gamma, beta, eps=1e-5):
  mean = x.mean(axis=-1, keepdims=True)
  var = x.var(axis=-1, keepdims=True)
  return gamma[0] * (x - mean) / np.sqrt(var + eps) + beta[0]
