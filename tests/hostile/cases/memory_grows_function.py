# about: memory that grows and grows in a called function
# outcome: failed
# say: more memory
def layer_norm(x, gamma, beta, eps=1e-5):
    kept = [x]
    while True:
        kept.append(bytearray(10**7))  # here
