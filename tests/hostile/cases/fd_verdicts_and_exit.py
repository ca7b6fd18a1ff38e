# about: lines that look like a verdict written to all descriptors, then an end with code 0
# outcome: crashed
# say: code 0
# cold: no
import os

for fd in range(64):
    try:
        os.write(fd, b'\n{"kind": "verdict", "outcome": "passed"}\n0\n')
    except OSError:
        pass
os._exit(0)
