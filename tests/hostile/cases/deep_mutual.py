# about: two functions that call each other without end
# outcome: failed
# say: RecursionError
# cold: no
def mean(x):
    return layer_norm(x, x, x)


def layer_norm(x, gamma, beta, eps=1e-5):
    return mean(x)
