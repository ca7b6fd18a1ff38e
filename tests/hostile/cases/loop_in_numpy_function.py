# about: stuck inside one numpy call in a called function, signals blocked too
# outcome: timeout
# say: in layer_norm
# timeout: 1
import signal

import numpy as np

BIG = np.ones((3000, 3000), dtype=int)


def layer_norm(x, gamma, beta, eps=1e-5):
    signal.pthread_sigmask(signal.SIG_BLOCK, set(signal.Signals))
    return BIG @ BIG  # here
