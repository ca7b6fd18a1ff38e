# about: a trace function that never returns
# outcome: timeout
# say: in trace
# timeout: 1
# cold: no
import sys


def trace(*args):
    while True:  # here
        pass  # here


def layer_norm(x, gamma, beta, eps=1e-5):
    sys.settrace(trace)
    return float(sum(v for v in (1, 2)))
