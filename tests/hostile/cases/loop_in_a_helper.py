# about: the loop is in a helper; the innermost line of the file is told
# outcome: timeout
# say: in until_converged
# timeout: 1
# cold: no
def until_converged(x):
    while True:  # here
        x = x - 0 * x  # here


def layer_norm(x, gamma, beta, eps=1e-5):
    return until_converged(x)
