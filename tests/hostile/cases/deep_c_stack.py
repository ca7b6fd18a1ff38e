# about: recursion through C code with a raised limit: the stack runs over
# outcome: crashed
# say: SIGSEGV|deep recursion
import sys


def down(x):
    return max([1, 2], key=down)


def layer_norm(x, gamma, beta, eps=1e-5):
    sys.setrecursionlimit(10**9)
    return down(x)
