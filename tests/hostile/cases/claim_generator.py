# about: a generator instead of an array
# outcome: failed
# say: a numpy array is wanted
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    for row in x:
        yield row
