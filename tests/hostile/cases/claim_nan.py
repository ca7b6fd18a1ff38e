# about: a result of nothing but nan
# outcome: failed
# say: layer_norm
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    return x * float("nan")
