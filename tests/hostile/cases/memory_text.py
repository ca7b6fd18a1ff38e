# about: a text of a trillion characters by formatting
# outcome: failed
# say: more memory
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    return f"{x[0]!s:>{10**12}}"  # here
