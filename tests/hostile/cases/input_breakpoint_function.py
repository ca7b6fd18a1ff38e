# about: a breakpoint left in a called function
# outcome: failed
# say: breakpoint()
def layer_norm(x, gamma, beta, eps=1e-5):
    breakpoint()  # here
    return x
