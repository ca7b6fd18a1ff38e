# about: prints long lines for ever in a called function
# outcome: timeout
# say: in layer_norm
# output: left out
# timeout: 1
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    while True:  # here
        print("x" * 100_000)  # here
