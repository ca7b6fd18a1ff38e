# about: an error of a hundred million characters
# outcome: failed
# say: ValueError: xxx
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    raise ValueError("x" * 10**8)  # here
