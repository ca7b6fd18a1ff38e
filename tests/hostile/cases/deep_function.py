# about: recursion without end in a called function
# outcome: failed
# say: RecursionError
def layer_norm(x, gamma, beta, eps=1e-5):
    return layer_norm(x, gamma, beta)  # here
