# about: asks the terminal itself
# outcome: broken
# say: /dev/tty
open("/dev/tty").readline()  # here
