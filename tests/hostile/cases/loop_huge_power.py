# about: a power with more digits than there is time
# outcome: timeout
# say: in layer_norm
# timeout: 1
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    return 7 ** 8**10  # here
