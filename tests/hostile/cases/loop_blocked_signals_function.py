# about: all signals blocked inside the function, then a loop
# outcome: timeout
# say: in layer_norm
# timeout: 1
# cold: no
import signal


def layer_norm(x, gamma, beta, eps=1e-5):
    signal.pthread_sigmask(signal.SIG_BLOCK, set(signal.Signals))
    while True:  # here
        pass  # here
