# about: an arithmetic signal
# outcome: crashed
# say: SIGFPE
# cold: no
import signal

signal.raise_signal(signal.SIGFPE)  # here
