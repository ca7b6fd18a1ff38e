# about: a terabyte of zeros
# outcome: failed
# say: more memory
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    return bytearray(10**12)  # here
