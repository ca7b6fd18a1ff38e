# about: fills all memory it may have, keeps it, and gives a wrong answer
# outcome: failed|crashed
KEPT = []


def layer_norm(x, gamma, beta, eps=1e-5):
    size = 2**24
    while size > 512:
        try:
            KEPT.append(bytearray(size))
        except MemoryError:
            size //= 2
    return x * gamma + beta
