# cause: count_pairs returns shares (count / number of pairs) instead of counts
# check: count_is_a_dict
# slip: count-as-fraction
# say: how often|fraction|share|integer|whole number
import numpy as np


def count_pairs(tokens):
    counts = {}
    total = len(tokens) - 1
    for a, b in zip(tokens, tokens[1:]):
        counts[(a, b)] = counts.get((a, b), 0) + 1 / total
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
    c = count_pairs(tokens)
    if not c:
        return list(tokens), None
    best = max(c, key=lambda p: round(c[p], 9))
    if round(c[best] * (len(tokens) - 1)) < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
