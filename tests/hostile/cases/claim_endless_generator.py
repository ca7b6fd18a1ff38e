# about: a generator without end
# outcome: failed
# say: a numpy array is wanted
# cold: no
from itertools import count


def layer_norm(x, gamma, beta, eps=1e-5):
    return count()
