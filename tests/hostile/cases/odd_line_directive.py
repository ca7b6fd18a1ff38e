# about: a compiled piece that claims to be this file, far beyond its end
# outcome: failed
# say: ValueError
# cold: no
exec(compile("\n" * 5000 + "def fail():\n    raise ValueError('far')\n", __file__, "exec"))


def layer_norm(x, gamma, beta, eps=1e-5):
    fail()
