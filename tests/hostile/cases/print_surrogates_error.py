# about: lone surrogates in the text of an error
# outcome: failed
# say: ValueError
def layer_norm(x, gamma, beta, eps=1e-5):
    raise ValueError("\ud800 \udcff")  # here
