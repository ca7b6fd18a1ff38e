# cause: NamedTuple for the pair keys and the result

from typing import NamedTuple
class Pair(NamedTuple):
    left: str
    right: str
class Step(NamedTuple):
    tokens: list
    pair: tuple
def count_pairs(tokens):
    counts = {}
    for i in range(1, len(tokens)):
        p = Pair(tokens[i - 1], tokens[i])
        counts[p] = counts.get(p, 0) + 1
    return counts


def merge_pair(tokens, pair):
    a, b = pair
    res = []
    skip = False
    for k, tok in enumerate(tokens):
        if skip:
            skip = False
        elif tok == a and k < len(tokens) - 1 and tokens[k + 1] == b:
            res.append(a + b)
            skip = True
        else:
            res.append(tok)
    return res


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return Step(tokens=tokens[:], pair=None)
    return Step(merge_pair(tokens, best), best)
