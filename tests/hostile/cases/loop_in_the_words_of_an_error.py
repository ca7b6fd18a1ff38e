# about: the text of an exception never ends
# outcome: timeout
# say: in __str__
# timeout: 1
# cold: no
class Endless(Exception):
    def __str__(self):
        while True:  # here
            pass  # here


def layer_norm(x, gamma, beta, eps=1e-5):
    raise Endless
