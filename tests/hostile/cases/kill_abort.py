# about: abort outside any function
# outcome: crashed
# say: SIGABRT|while the file was loaded
import os

os.abort()  # here
