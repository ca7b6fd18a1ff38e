# about: an endless loop inside a called function
# outcome: timeout
# say: in layer_norm|during check 1|endless loop
# timeout: 1
def layer_norm(x, gamma, beta, eps=1e-5):
    i = 0
    while i < len(x):  # here
        x = x * 1.0  # here
