"""Why it is as it is

`pairwise` yields every pair of neighbours, overlapping ones too, just as
`zip(tokens, tokens[1:])` does: the list beside itself, one place further on. A
list of 0 or 1 token yields nothing, with no special case.

Merging walks with an index of its own, because a match moves on by 2. The right
token is used up; with a step of 1 it could be joined a second time. A last
token on its own is a slice of length 1, never equal to a pair, so it is kept.

Python's dicts keep the order in which keys came in, and `max` returns the first
of equals. So a tie goes to the pair that appears first, without a line for it.
`default=None` stands for "no pair at all".
"""

from itertools import pairwise


def count_pairs(tokens):
    counts = {}
    for pair in pairwise(tokens):
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    merged = []
    i = 0
    while i < len(tokens):
        if tuple(tokens[i : i + 2]) == pair:
            merged.append(pair[0] + pair[1])
            i += 2  # both tokens are used up
        else:
            merged.append(tokens[i])
            i += 1
    return merged


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
