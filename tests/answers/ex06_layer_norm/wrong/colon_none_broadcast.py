# cause: mean[:, None] puts the new axis in the second place, which fits 2-D input only
# check: shape_of_one_token
# slip: norm-new-axis-second
# say: 1-d|3-d|any shape|keepdims|dimension|broadcast


import numpy as np


# --- ex06 -------------------------------------------------------------


def layer_norm(x,gamma,beta,eps=1e-5):
    m_ = x.mean(axis=-1)
    v_ = x.var(axis=-1)
    xn = (x - m_[:, None]) / np.sqrt(v_ + eps)[:, None]
    return gamma * xn + beta
