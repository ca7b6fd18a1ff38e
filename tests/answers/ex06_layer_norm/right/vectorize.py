# cause: right: np.vectorize with a signature
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    one = np.vectorize(lambda t: (t - t.mean()) / np.sqrt(t.var() + eps), signature='(d)->(d)')
    return one(x) * gamma + beta
