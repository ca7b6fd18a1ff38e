# cause: right: returns a NamedTuple
from typing import NamedTuple


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    left, right = pair
    out = []
    it = iter(range(len(tokens)))
    for i in it:
        if tokens[i:i + 2] == [left, right]:
            out.append(left + right)
            next(it)
        else:
            out.append(tokens[i])
    return out


class Step(NamedTuple):
    tokens: list
    pair: tuple


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    frequent = [p for p in counts if counts[p] >= min_count]
    if not frequent:
        return Step(list(tokens), None)
    best = max(frequent, key=counts.__getitem__)
    return Step(merge_pair(tokens, best), best)
