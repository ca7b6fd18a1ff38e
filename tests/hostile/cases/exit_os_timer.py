# about: a thread ends the process with code 0 while a check waits
# outcome: crashed
# say: code 0|during check
# cold: no
import os
import threading
import time


def layer_norm(x, gamma, beta, eps=1e-5):
    threading.Timer(0.1, os._exit, (0,)).start()
    time.sleep(5)
    return x
