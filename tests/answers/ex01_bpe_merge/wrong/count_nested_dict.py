# cause: count_pairs returns a dict of dicts instead of one dict with (left, right) keys
# check: count_is_a_dict
# slip: none
# say: key|tuple|nested|(left, right)
import numpy as np


def count_pairs(tokens):
    counts = {}
    for a, b in zip(tokens, tokens[1:]):
        counts.setdefault(a, {}).setdefault(b, 0)
        counts[a][b] += 1
    return counts


def merge_pair(tokens, pair):
    res, i = [], 0
    while i < len(tokens):
        if tuple(tokens[i:i + 2]) == tuple(pair):
            res.append("".join(pair))
            i = i + 2
        else:
            res.append(tokens[i])
            i = i + 1
    return res


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best, n = None, 0
    for a, b in zip(tokens, tokens[1:]):
        if counts[a][b] > n:
            best, n = (a, b), counts[a][b]
    if n < min_count or best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
