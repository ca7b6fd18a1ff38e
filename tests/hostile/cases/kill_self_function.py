# about: kills itself in a called function
# outcome: crashed
# say: SIGKILL|during check 1
import os
import signal


def layer_norm(x, gamma, beta, eps=1e-5):
    os.kill(os.getpid(), signal.SIGKILL)
