# about: a group of errors
# outcome: failed
# say: ExceptionGroup
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    raise BaseExceptionGroup("all at once", [SystemExit(0), KeyboardInterrupt()])  # here
