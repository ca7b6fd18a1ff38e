# about: not implemented yet
# outcome: failed
# say: not finished
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    raise NotImplementedError  # here
