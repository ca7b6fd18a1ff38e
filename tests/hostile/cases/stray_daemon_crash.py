# about: a daemon is left and the process ends itself
# outcome: crashed
# say: code 0
import os
import time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(300)
    os._exit(0)
os.wait()
os._exit(0)
