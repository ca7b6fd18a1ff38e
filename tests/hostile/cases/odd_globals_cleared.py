# about: the file's names are cleared when it is loaded
# outcome: failed
# say: There is no function `layer_norm`
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    return x * gamma + beta


globals().clear()
