# about: an alarm that nobody handles
# outcome: crashed
# say: SIGALRM
# cold: no
import signal
import time


def layer_norm(x, gamma, beta, eps=1e-5):
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    time.sleep(5)
