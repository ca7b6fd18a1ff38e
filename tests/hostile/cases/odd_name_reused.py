# about: a later line reuses the function's name
# outcome: failed
# say: is not a function
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    return x


layer_norm = layer_norm([1.0], 1, 0)
