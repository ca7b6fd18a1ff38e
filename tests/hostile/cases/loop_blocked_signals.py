# about: all signals blocked and ignored, then a loop
# outcome: timeout
# say: outside any function
# timeout: 1
import signal

for number in range(1, signal.NSIG):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
signal.pthread_sigmask(signal.SIG_BLOCK, range(1, signal.NSIG))
while True:  # here
    pass  # here
