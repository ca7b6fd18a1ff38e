# about: kills its process group
# outcome: crashed
# say: SIGKILL
import os
import signal

os.killpg(0, signal.SIGKILL)
