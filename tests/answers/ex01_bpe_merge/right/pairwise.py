# cause: right: itertools.pairwise and Counter.most_common with a check for no pair
from collections import Counter
from itertools import pairwise


def count_pairs(tokens):
    return Counter(pairwise(tokens))


def merge_pair(tokens, pair):
    new = []
    i = 0
    while i < len(tokens):
        if i < len(tokens) - 1 and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            new.append(pair[0] + pair[1])
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, min_count=2):
    top = count_pairs(tokens).most_common(1)
    if top and top[0][1] >= min_count:
        return merge_pair(tokens, top[0][0]), top[0][0]
    return tokens[:], None
