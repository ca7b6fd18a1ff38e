# about: a result that never ends describing itself: told without its words, or stopped
# outcome: failed|timeout
# timeout: 1
# cold: no
class Endless:
    def __repr__(self):
        while True:
            pass

    __str__ = __format__ = __repr__


def layer_norm(x, gamma, beta, eps=1e-5):
    return Endless()
