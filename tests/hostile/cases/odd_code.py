# about: a wrong answer whose code says that it is from another file and line
# outcome: failed
# say: ValueError
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    raise ValueError("mine")


layer_norm.__code__ = layer_norm.__code__.replace(co_filename="/etc/passwd", co_firstlineno=10**6, co_name="\x1b[2J")
