# about: closes all descriptors, then loops
# outcome: timeout
# timeout: 1
import os

os.closerange(0, 1000)
while True:
    pass
