# about: terminal codes in the names of functions and in results
# outcome: failed
# cold: no
class Result:
    def __repr__(self):
        return "\x1b[2J[red]result[/red]\x07"


Result.__name__ = Result.__qualname__ = "\x1b[31mR\x07"


def layer_norm(x, gamma, beta, eps=1e-5):
    return Result()


layer_norm.__name__ = "\x1b[31mnorm"
