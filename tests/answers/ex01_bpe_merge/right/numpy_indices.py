# cause: numpy object arrays, np.flatnonzero, greedy filter

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


import numpy as np
def merge_pair(tokens, pair):
    a = np.array(tokens, dtype=object)
    out = list(tokens)
    if len(a) < 2:
        return out
    hits = np.flatnonzero((a[:-1] == pair[0]) & (a[1:] == pair[1]))
    keep, last = [], -2
    for h in hits:
        if h > last + 1:
            keep.append(int(h))
            last = h
    for h in reversed(keep):
        out[h:h + 2] = [out[h] + out[h + 1]]
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
