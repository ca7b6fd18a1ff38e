# about: errors that are each other's cause
# outcome: failed
# say: ValueError: first
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    first, second = ValueError("first"), ValueError("second")
    first.__cause__, second.__cause__ = second, first
    first.__context__, second.__context__ = second, first
    raise first  # here
