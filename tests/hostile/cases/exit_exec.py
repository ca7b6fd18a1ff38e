# about: becomes another program, which ends well
# outcome: crashed
# say: code 0|while the file was loaded
import os
import sys

os.execv(sys.executable, [sys.executable, "-c", "print('passed')"])
