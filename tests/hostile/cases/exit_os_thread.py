# about: a thread ends the process with code 0
# outcome: crashed
# say: code 0
import os
import threading
import time

threading.Thread(target=os._exit, args=(0,)).start()
time.sleep(5)
