# cause: right: np.std squared plus eps under the root
import numpy as np

# --- ex06 -------------------------------------------------------------

def layer_norm(x, gamma, beta, eps=1e-5):
    centred = x - np.mean(x, axis=-1, keepdims=True)
    std = np.std(x, axis=-1, keepdims=True)
    return centred / np.sqrt(std ** 2 + eps) * gamma + beta
