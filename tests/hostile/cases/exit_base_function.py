# about: the same in a called function
# outcome: failed
# say: Stop
class Stop(BaseException):
    pass


def layer_norm(x, gamma, beta, eps=1e-5):
    raise Stop("here")  # here
