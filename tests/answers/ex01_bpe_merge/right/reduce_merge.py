# cause: right: functools.reduce with a flag
from functools import reduce


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    def add(state, token):
        out, free = state
        if free and out[-1] == pair[0] and token == pair[1]:
            return out[:-1] + [pair[0] + pair[1]], False
        return out + [token], True

    return reduce(add, tokens, ([], False))[0]


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
