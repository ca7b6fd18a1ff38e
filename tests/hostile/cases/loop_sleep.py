# about: sleeps a minute outside any function
# outcome: timeout
# say: outside any function
# timeout: 1
# cold: no
import time

time.sleep(60)  # here
