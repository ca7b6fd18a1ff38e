# cause: a softmax
# check: trace
# slip: none
# say: mean|softmax|not right
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return gamma * e / e.sum(axis=-1, keepdims=True) + beta
