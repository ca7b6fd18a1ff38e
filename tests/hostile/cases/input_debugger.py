# about: a debugger started by hand in a called function
# outcome: failed
# say: debugger
# cold: no
import pdb


def layer_norm(x, gamma, beta, eps=1e-5):
    pdb.set_trace()
    return x
