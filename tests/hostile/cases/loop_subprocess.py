# about: runs another program that does not end
# outcome: timeout
# say: in layer_norm
# timeout: 1
import subprocess
import sys


def layer_norm(x, gamma, beta, eps=1e-5):
    subprocess.run([sys.executable, "-c", "import time; time.sleep(60)"])  # here
    return x
