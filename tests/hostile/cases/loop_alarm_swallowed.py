# about: a timer interrupts the loop, whose handler says nothing
# outcome: timeout
# say: outside any function
# timeout: 1
# cold: no
import signal

signal.signal(signal.SIGALRM, lambda *args: None)
signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
while True:  # here
    pass  # here
