# about: a child that goes on killing the process above, whoever that is
# outcome: crashed|passed
# timeout: 2
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

if os.fork() == 0:
    os.setsid()
    for _ in range(100):
        for pid in above()[1:2]:
            os.kill(pid, signal.SIGKILL)
        time.sleep(0.01)
    os._exit(0)
time.sleep(0.05)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
