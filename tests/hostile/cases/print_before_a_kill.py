# about: what a call printed before it was killed is seen
# outcome: crashed
# output: row 3
# cold: no
import os
import signal


def layer_norm(x, gamma, beta, eps=1e-5):
    for i in range(4):
        print("row", i)
    os.kill(os.getpid(), signal.SIGKILL)
