# cause: joins at every position that matches, so the right-hand token is used again: aaa gives aa aa
# check: merge_trace
# slip: merge-reuses-token
# say: twice|reuse|skip|i += 2
import numpy as np


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[(left, right)] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    out = []
    for i in range(len(tokens)):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == tuple(pair):
            out.append(tokens[i] + tokens[i + 1])
        elif i > 0 and (tokens[i - 1], tokens[i]) == tuple(pair):
            continue
        else:
            out.append(tokens[i])
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
