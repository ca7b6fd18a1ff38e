# about: an object that ends the process with code 0 while the file is loaded
# outcome: crashed
# say: code 0|while the file was loaded
# cold: no
import os


class Last:
    def __del__(self):
        os._exit(0)


Last()
