# cause: merge_pair scans from the right, so aaa becomes a aa instead of aa a
# check: merge_trace
# slip: merge-right-to-left
# say: left to right|left-to-right|from the left|aaa|order
import numpy as np

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    out = []
    i = len(tokens) - 1
    while i >= 0:
        if i > 0 and tokens[i - 1] == pair[0] and tokens[i] == pair[1]:
            out.insert(0, pair[0] + pair[1])
            i -= 2
        else:
            out.insert(0, tokens[i])
            i -= 1
    return out


def bpe_merge_step(tokens, min_count=2):
    best_pair = None
    best_count = 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair = pair
            best_count = n
    if best_pair is None or best_count < min_count:
        return (list(tokens), None)
    return (merge_pair(tokens, best_pair), best_pair)
