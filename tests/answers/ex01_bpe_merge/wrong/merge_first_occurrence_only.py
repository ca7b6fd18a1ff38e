# cause: merge_pair stops after the first merge and leaves the other occurrences alone
# check: merge_trace
# slip: merge-first-only
# say: every occurrence|all occurrences|only one
import numpy as np

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    for i in range(len(tokens) - 1):
        if tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            return tokens[:i] + [pair[0] + pair[1]] + tokens[i + 2:]
    return list(tokens)


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
