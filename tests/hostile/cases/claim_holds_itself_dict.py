# about: a dict that holds itself
# outcome: failed
# say: layer_norm
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    result = {}
    result["x"] = result
    return result
