# about: kills everything above that belongs to the run, the warm process first
# outcome: crashed
# fork: yes
import os
import signal
import time

import numpy as np


def above():
    """The processes above this one that belong to its run, the nearest first: no other may be harmed."""
    found, pid = [], os.getppid()
    while pid > 1:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            if b"txlab.engine.warm" not in file.read():
                break
        found.append(pid)
        with open(f"/proc/{pid}/stat") as file:
            pid = int(file.read().rpartition(")")[2].split()[1])
    return found

for pid in reversed(above()):
    os.kill(pid, signal.SIGKILL)
time.sleep(5)
