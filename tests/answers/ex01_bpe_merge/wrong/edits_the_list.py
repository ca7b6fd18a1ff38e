# cause: merges inside the list it was given (slice assignment), so the caller's tokens change
# check: merge_never_edits
# slip: none
# say: edited|in place|copy|new list|changed

import numpy as np


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[(left, right)] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    i = 0
    while i < len(tokens) - 1:
        if (tokens[i], tokens[i + 1]) == tuple(pair):
            tokens[i:i + 2] = [tokens[i] + tokens[i + 1]]
        i += 1
    return tokens


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
