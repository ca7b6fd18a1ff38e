# about: GeneratorExit in a called function
# outcome: failed
# say: GeneratorExit
def layer_norm(x, gamma, beta, eps=1e-5):
    raise GeneratorExit("stop")  # here
