# about: the function stands inside a class
# outcome: failed
# say: inside the class `Norm`
# cold: no
class Norm:
    def layer_norm(self, x, gamma, beta, eps=1e-5):
        return x
