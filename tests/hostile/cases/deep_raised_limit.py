# about: recursion without end with a raised limit
# outcome: broken|crashed|timeout
# timeout: 2
import sys

sys.setrecursionlimit(10**9)


def down(n):
    return down(n + 1) + 1


down(0)
