# about: the dump that would name the line is called off first
# outcome: timeout
# say: the line could not be seen
# line: none
# timeout: 1
import faulthandler

faulthandler.cancel_dump_traceback_later()
faulthandler.disable()
while True:
    pass
