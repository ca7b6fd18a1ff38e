# about: a thread that never hands the interpreter back
# outcome: timeout
# say: line
# timeout: 1
import sys
import threading


def spin():
    while True:  # here
        pass  # here


sys.setswitchinterval(1e6)
threading.Thread(target=spin, daemon=True).start()  # here
for i in range(10**9):  # here
    pass  # here
