# about: numbers written to all descriptors, as if the run had ended well, then a kill
# outcome: crashed
import os
import signal

for fd in range(64):
    try:
        os.write(fd, b"0\n")
    except OSError:
        pass
os.kill(os.getpid(), signal.SIGKILL)
