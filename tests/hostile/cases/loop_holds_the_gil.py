# about: sleeps in C without letting go of the interpreter
# outcome: timeout
# say: outside any function
# timeout: 1
import ctypes

ctypes.PyDLL(None).sleep(60)  # here
