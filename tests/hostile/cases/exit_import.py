# about: sys.exit(0) outside any function
# outcome: broken
# say: exit()|Take that call out
import sys

sys.exit(0)  # here
