# about: recursion without end with a raised limit, in a called function
# outcome: failed|crashed|timeout
# timeout: 2
# cold: no
import sys


def layer_norm(x, gamma, beta, eps=1e-5):
    sys.setrecursionlimit(10**9)
    return layer_norm(x, gamma, beta)
