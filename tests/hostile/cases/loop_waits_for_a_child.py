# about: waits for a child that loops
# outcome: timeout
# say: outside any function
# timeout: 1
# cold: no
import os

if os.fork() == 0:
    while True:
        pass
os.wait()  # here
