# about: a regular expression that backtracks for ever
# outcome: timeout
# say: outside any function
# timeout: 1
# cold: no
import re

re.match(r"(a+)+$", "a" * 60 + "b")  # here
