# about: a decorator that caches and cannot
# outcome: failed
# say: TypeError
# cold: no
from functools import lru_cache


@lru_cache
def layer_norm(x, gamma, beta, eps=1e-5):
    return x * gamma + beta
