# about: exit() in a called function
# outcome: failed
# say: ended the program
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    exit()  # here
