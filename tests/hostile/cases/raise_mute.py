# about: an error whose words raise
# outcome: failed
# say: no readable message
# cold: no
class Mute(Exception):
    def __str__(self):
        raise ValueError("no words")

    __repr__ = __str__


def layer_norm(x, gamma, beta, eps=1e-5):
    raise Mute  # here
