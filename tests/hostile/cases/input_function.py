# about: asks for input in a called function
# outcome: failed
# say: Nobody is there to type
def layer_norm(x, gamma, beta, eps=1e-5):
    return float(input())  # here
