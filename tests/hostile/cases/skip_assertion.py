# about: an assertion that does not hold, in a called function
# outcome: failed
# say: AssertionError
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    assert x is None, "mine"  # here
