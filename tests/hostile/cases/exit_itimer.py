# about: a timer that raises KeyboardInterrupt every millisecond, wherever the run is: no pass is owed, words are
# outcome: passed|failed|broken|crashed|timeout
# timeout: 2
import signal

import numpy as np

signal.signal(signal.SIGALRM, signal.default_int_handler)
signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
