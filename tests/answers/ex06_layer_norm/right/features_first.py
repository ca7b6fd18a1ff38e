# cause: right: np.moveaxis brings the features to the front so that plain broadcasting works
import numpy as np

# --- ex06 -------------------------------------------------------------

def layer_norm(x, gamma, beta, eps=1e-5):
    f = np.moveaxis(x, -1, 0)
    f = (f - f.mean(axis=0)) / np.sqrt(f.var(axis=0) + eps)
    return np.moveaxis(f, 0, -1) * gamma + beta
