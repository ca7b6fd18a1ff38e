# about: numbers print as nonsense, with a wrong answer: the message shows real ones
# outcome: failed
# say: -1.3416
import numpy as np

np.set_printoptions(precision=0, threshold=0, formatter={"all": lambda value: "?"}, legacy="1.13")


def layer_norm(x, gamma, beta, eps=1e-5):
    np.set_printoptions(formatter={"float": lambda value: 1 / 0})
    return x * gamma + beta
