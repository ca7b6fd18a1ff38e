# about: reads where nothing is
# outcome: crashed
# say: SIGSEGV|outside any function
import ctypes

ctypes.string_at(0)  # here
