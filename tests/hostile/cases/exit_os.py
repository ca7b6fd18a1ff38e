# about: os._exit(0) outside any function
# outcome: crashed
# say: code 0|while the file was loaded|os._exit()
import os

os._exit(0)
