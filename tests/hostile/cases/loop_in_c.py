# about: an endless loop in C that never looks at signals
# outcome: timeout
# say: in layer_norm
# timeout: 1
# cold: no
from collections import deque
from itertools import repeat


def layer_norm(x, gamma, beta, eps=1e-5):
    deque(repeat(0), maxlen=0)  # here
