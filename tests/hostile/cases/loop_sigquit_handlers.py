# about: handlers for every signal that start another loop
# outcome: timeout
# timeout: 1
# cold: no
import signal


def stay(*args):
    while True:  # here
        pass  # here


for number in signal.valid_signals():
    try:
        signal.signal(number, stay)
    except (OSError, ValueError):
        pass
while True:  # here
    pass  # here
