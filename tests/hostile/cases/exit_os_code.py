# about: os._exit with a code of its own
# outcome: crashed
# say: code 3
# cold: no
import os

os._exit(3)
