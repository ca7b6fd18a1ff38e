# about: KeyboardInterrupt in a called function
# outcome: failed
# say: KeyboardInterrupt
def layer_norm(x, gamma, beta, eps=1e-5):
    raise KeyboardInterrupt  # here
