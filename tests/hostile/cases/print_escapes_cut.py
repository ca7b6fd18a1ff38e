# about: terminal codes broken off in the middle
# outcome: failed
# say: wanted
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    print("\x1b[31", end="")
    print("\x1b]0;never closed", end="")
    return x * gamma + beta
