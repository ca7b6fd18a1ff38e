# about: an error whose very name raises
# outcome: failed|broken
# cold: no
class Meta(type):
    @property
    def __name__(cls):
        raise ValueError("no name")


class Nameless(Exception, metaclass=Meta):
    pass


def layer_norm(x, gamma, beta, eps=1e-5):
    raise Nameless("words")
