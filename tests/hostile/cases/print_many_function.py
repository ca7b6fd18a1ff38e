# about: thousands of printed lines in each call, and a wrong answer
# outcome: failed
# say: wanted
# output: left out
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    for i in range(20_000):
        print("line", i)
    return x * gamma + beta
