# about: StopIteration in a called function
# outcome: failed
# say: StopIteration
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    raise StopIteration(x)  # here
