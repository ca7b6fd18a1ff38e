# about: kills itself while it is loaded
# outcome: crashed
# say: SIGKILL|while the file was loaded
import os
import signal

os.kill(os.getpid(), signal.SIGKILL)
