# cause: right: a lambda
import numpy as np


layer_norm = lambda x, gamma, beta, eps=1e-5: gamma * (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps) + beta
