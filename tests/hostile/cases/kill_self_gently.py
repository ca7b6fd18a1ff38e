# about: asks itself to end
# outcome: crashed
# say: SIGTERM
# cold: no
import os
import signal
import time

os.kill(os.getpid(), signal.SIGTERM)
time.sleep(5)
