# about: an interrupt signal to itself
# outcome: broken|crashed
# say: KeyboardInterrupt
# cold: no
import os
import signal
import time

os.kill(os.getpid(), signal.SIGINT)
time.sleep(5)
