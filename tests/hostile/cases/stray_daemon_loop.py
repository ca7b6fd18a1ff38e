# about: a daemon is left that loops, and the file loops
# outcome: timeout
# timeout: 1
import os

if os.fork() == 0:
    os.setsid()
    while True:
        pass
while True:  # here
    pass  # here
