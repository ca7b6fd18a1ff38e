# cause: itertools.pairwise and most_common

from collections import Counter
from itertools import pairwise
def count_pairs(tokens):
    return dict(Counter(pairwise(tokens)))


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            out.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    top = Counter(pairwise(tokens)).most_common(1)
    if not top or top[0][1] < min_count:
        return tokens.copy(), None
    (pair, _), = top
    return merge_pair(tokens, pair), pair
