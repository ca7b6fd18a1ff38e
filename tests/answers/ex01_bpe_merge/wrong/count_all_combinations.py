# cause: count_pairs counts every i < j combination, not just direct neighbours
# check: count_trace
# slip: count-all-combinations
# say: neighbour|adjacent|next to|combination
import numpy as np
from itertools import combinations


def count_pairs(tokens):
    counts = {}
    for pair in combinations(tokens, 2):
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    queue = list(tokens)
    done = []
    while queue:
        first = queue.pop(0)
        if queue and (first, queue[0]) == (pair[0], pair[1]):
            first = first + queue.pop(0)
        done.append(first)
    return done

def bpe_merge_step(tokens, min_count=2):
    ranked = sorted(count_pairs(tokens).items(), key=lambda kv: -kv[1])
    if len(ranked) == 0 or ranked[0][1] < min_count:
        return list(tokens), None
    pair = ranked[0][0]
    return merge_pair(tokens, pair), pair
