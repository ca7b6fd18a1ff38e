# about: every exception is swallowed inside the loop, in a called function
# outcome: timeout
# say: in layer_norm
# timeout: 1
def layer_norm(x, gamma, beta, eps=1e-5):
    while True:  # here
        try:  # here
            while True:  # here
                pass  # here
        except BaseException:  # here
            continue  # here
