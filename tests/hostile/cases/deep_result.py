# about: a result that is nested 100,000 deep
# outcome: failed
# say: layer_norm
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    result = [0.0]
    for _ in range(100_000):
        result = [result]
    return result
