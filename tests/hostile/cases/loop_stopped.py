# about: stops itself, as Ctrl-Z does
# outcome: timeout
# say: while the file was loaded|the line could not be seen
# line: none
# timeout: 1
import os
import signal

os.kill(os.getpid(), signal.SIGSTOP)
