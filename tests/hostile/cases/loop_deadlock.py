# about: waits for a lock that it holds itself
# outcome: timeout
# say: in layer_norm
# timeout: 1
# cold: no
from threading import Lock

LOCK = Lock()


def layer_norm(x, gamma, beta, eps=1e-5):
    with LOCK:
        with LOCK:  # here
            return x
