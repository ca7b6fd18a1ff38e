# about: a whole number of a million digits
# outcome: failed
# say: layer_norm
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    return 1 << 3_000_000
