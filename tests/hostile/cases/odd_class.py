# about: a class of the function's name
# outcome: failed
# say: layer_norm
# cold: no
class layer_norm:
    def __init__(self, x, gamma, beta, eps=1e-5):
        self.x = x
