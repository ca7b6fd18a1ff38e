# about: a thread that interrupts the main one
# outcome: failed
# say: KeyboardInterrupt
# cold: no
import _thread
import time


def layer_norm(x, gamma, beta, eps=1e-5):
    _thread.start_new_thread(_thread.interrupt_main, ())
    for _ in range(100):  # here
        time.sleep(0.01)  # here
