# about: skips in a called function
# outcome: failed
# say: not today
import pytest


def layer_norm(x, gamma, beta, eps=1e-5):
    pytest.skip("not today")
