# about: asks for core files, then crashes: none must be left
# outcome: crashed
# say: SIGSEGV
import ctypes
import resource

try:
    resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
except ValueError:
    pass
ctypes.string_at(0)
