# cause: right: gamma and the root are folded into one scale and one shift
import numpy as np

# --- ex06 -------------------------------------------------------------

def layer_norm(x, gamma, beta, eps=1e-5):
    m_ = x.mean(axis=-1, keepdims=True)
    v_ = x.var(axis=-1, keepdims=True)
    scale = gamma / np.sqrt(v_ + eps)
    shift = beta - m_ * scale
    return x * scale + shift
