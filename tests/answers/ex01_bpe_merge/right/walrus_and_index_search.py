# cause: right: finds the next left token with list.index and walrus assignments
import numpy as np


def count_pairs(tokens):
    c = {}
    for p in zip(tokens, tokens[1:]):
        c[p] = (old := c.get(p, 0)) + 1
        assert c[p] > old
    return c


def _find(tokens, what, start):
    try:
        return tokens.index(what, start)
    except ValueError:
        return -1


def merge_pair(tokens, pair):
    out = []
    pos = 0
    while (hit := _find(tokens, pair[0], pos)) >= 0:
        out += tokens[pos:hit]
        if hit + 1 < len(tokens) and tokens[hit + 1] == pair[1]:
            out.append(pair[0] + pair[1])
            pos = hit + 2
        else:
            out.append(tokens[hit])
            pos = hit + 1
    return out + tokens[pos:]


def bpe_merge_step(tokens, min_count=2):
    if not (c := count_pairs(tokens)):
        return list(tokens), None
    if (n := c[(best := max(c, key=c.get))]) < min_count:
        return list(tokens), None
    assert n == c[best]
    return merge_pair(tokens, best), best
