# cause: right: a cached helper on tuples, a fresh list and dict each time
from collections import Counter
from functools import lru_cache


@lru_cache(maxsize=None)
def _counts(tokens):
    return tuple(Counter(zip(tokens, tokens[1:])).items())


def count_pairs(tokens):
    return dict(_counts(tuple(tokens)))


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


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
