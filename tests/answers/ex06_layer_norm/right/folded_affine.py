# cause: folds gamma and beta into one scale and one shift before touching x
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.mean(-1, keepdims=True)
    scale = gamma / np.sqrt(x.var(-1, keepdims=True) + eps)
    return x * scale + (beta - m * scale)
