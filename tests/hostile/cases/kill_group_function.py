# about: kills its process group in a called function
# outcome: crashed
# say: SIGKILL|during check 1
# cold: no
import os
import signal


def layer_norm(x, gamma, beta, eps=1e-5):
    os.killpg(os.getpgrp(), signal.SIGKILL)
