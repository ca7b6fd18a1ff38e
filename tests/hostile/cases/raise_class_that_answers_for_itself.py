# about: an error whose class, base and traceback are answered for by its own code
# outcome: failed
# say: E
class Meta(type):
    def __getattribute__(cls, name):
        raise SystemExit(0)

    def __instancecheck__(cls, instance):
        raise SystemExit(0)


class E(Exception, metaclass=Meta):
    __traceback__ = 5

    def __getattribute__(self, name):
        raise SystemExit(0)


def layer_norm(x, gamma, beta, eps=1e-5):
    raise E("mine")  # here
