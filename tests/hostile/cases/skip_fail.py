# about: fails on purpose by the framework's own exception
# outcome: failed
# say: on purpose
# cold: no
import pytest


def layer_norm(x, gamma, beta, eps=1e-5):
    pytest.fail("on purpose", pytrace=False)
