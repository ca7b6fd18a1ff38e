# about: a limit of one second of computing, then a loop
# outcome: crashed|timeout
# timeout: 4
# cold: no
import resource

resource.setrlimit(resource.RLIMIT_CPU, (1, 1))
while True:
    pass
