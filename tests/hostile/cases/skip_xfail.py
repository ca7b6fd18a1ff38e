# about: expects to fail
# outcome: failed
# say: as expected
import pytest


def layer_norm(x, gamma, beta, eps=1e-5):
    pytest.xfail("as expected")
