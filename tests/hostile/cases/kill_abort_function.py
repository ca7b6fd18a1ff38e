# about: abort in a called function
# outcome: crashed
# say: SIGABRT|in layer_norm
import os


def layer_norm(x, gamma, beta, eps=1e-5):
    os.abort()  # here
