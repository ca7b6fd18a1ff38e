# about: sys.exit() with words that look like a verdict
# outcome: broken
# say: exit()
# cold: no
import sys

sys.exit("all 23 checks passed")  # here
