# about: a list that is doubled for ever
# outcome: failed
# say: more memory
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    tokens = [0] * 1000
    while tokens:
        tokens += tokens  # here
