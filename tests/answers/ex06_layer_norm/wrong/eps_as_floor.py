# cause: eps is used as a lower limit (np.maximum) instead of being added
# check: default_eps
# slip: norm-eps-as-floor
# say: eps|added|maximum|floor|root


import numpy as np


# --- ex06 -------------------------------------------------------------


def layer_norm(x, gamma, beta, eps=1e-5):
    m_ = x.mean(axis=-1, keepdims=True)
    v_ = np.maximum(x.var(axis=-1, keepdims=True), eps)
    return gamma * (x - m_) / np.sqrt(v_) + beta


if __name__ == "__main__":
    print(layer_norm(np.array([1., 2., 3., 4.]), np.ones(4), np.zeros(4)))
