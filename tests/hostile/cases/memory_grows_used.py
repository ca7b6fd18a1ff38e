# about: arrays that are kept, each of them written to
# outcome: failed
# say: more memory
# cold: no
import numpy as np

KEPT = []


def layer_norm(x, gamma, beta, eps=1e-5):
    while True:
        KEPT.append(np.ones(10**7))  # here
