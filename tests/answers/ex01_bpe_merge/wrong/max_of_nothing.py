# cause: takes max() of an empty dict when there is no pair
# check: step_empty_and_one
# slip: step-max-of-nothing
# say: empty|no pair|one token|0 or 1
import numpy as np


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[(left, right)] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    left, right = pair
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and tokens[i] == left and tokens[i + 1] == right:
            out.append(left + right)
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
