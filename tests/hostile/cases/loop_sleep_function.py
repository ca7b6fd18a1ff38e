# about: sleeps a minute in a called function
# outcome: timeout
# say: in layer_norm
# timeout: 1
import time


def layer_norm(x, gamma, beta, eps=1e-5):
    time.sleep(60)  # here
    return x
