# about: a trace function that raises, set in a called function, with a wrong answer
# outcome: failed|crashed
# cold: no
import sys


def stop(*args):
    raise ValueError("mine")


def layer_norm(x, gamma, beta, eps=1e-5):
    sys.settrace(stop)
    return x * gamma + beta
