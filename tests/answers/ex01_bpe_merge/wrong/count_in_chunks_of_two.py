# cause: count_pairs walks in steps of two (blocks 0-1, 2-3, ...), so half of the neighbours are never seen
# check: count_trace
# slip: count-in-twos
# say: every neighbour|neighbour|overlap|missing
import numpy as np


def count_pairs(tokens):
    counts = {}
    for i in range(0, len(tokens) - 1, 2):
        pair = (tokens[i], tokens[i + 1])
        if pair not in counts:
            counts[pair] = 0
        counts[pair] += 1
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
    ranked = sorted(count_pairs(tokens).items(), key=lambda kv: -kv[1])
    if len(ranked) == 0 or ranked[0][1] < min_count:
        return list(tokens), None
    pair = ranked[0][0]
    return merge_pair(tokens, pair), pair
