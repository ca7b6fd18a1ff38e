# about: stops itself in a called function
# outcome: timeout
# say: during check 1
# timeout: 1
# cold: no
import os
import signal


def layer_norm(x, gamma, beta, eps=1e-5):
    os.kill(os.getpid(), signal.SIGSTOP)
    return x
