# about: becomes another program, which does not end
# outcome: timeout
# timeout: 1
import os
import sys


def layer_norm(x, gamma, beta, eps=1e-5):
    os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(60)"])
