# cause: axis=1 is hard-coded, which breaks a 1-D input and normalises the wrong axis of a 3-D input
# check: shape_of_one_token
# slip: norm-axis-1
# say: 1-d|3-d|axis|one-dim|any shape


import numpy as np


# layer_norm(x, gamma, beta, eps=1e-5)


def layer_norm(x, gamma, beta, eps=1e-5):
  mu = x.mean(axis=1, keepdims=True)
  sigma2 = x.var(axis=1, keepdims=True)
  normalized = (x - mu) / np.sqrt(sigma2 + eps)
  return gamma * normalized + beta
