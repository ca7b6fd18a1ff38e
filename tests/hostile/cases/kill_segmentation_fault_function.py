# about: writes where nothing is, in a called function
# outcome: crashed
# say: SIGSEGV|in layer_norm
import ctypes


def layer_norm(x, gamma, beta, eps=1e-5):
    ctypes.memset(0, 1, 8)  # here
