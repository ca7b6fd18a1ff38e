# cause: merge_pair always appends the last token at the end, even when it was already merged
# check: merge_the_given_pair
# slip: merge-last-twice
# say: last token|twice|extra|duplicate
from collections import defaultdict
import numpy as np

def count_pairs(tokens: list) -> dict:
    table = defaultdict(int)
    for k in range(1, len(tokens)):
        table[tokens[k - 1], tokens[k]] += 1
    return dict(table)


def merge_pair(tokens, pair):
    if len(tokens) == 0:
        return []
    new = []
    i = 0
    while i < len(tokens) - 1:
        if (tokens[i], tokens[i + 1]) == pair:
            new.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    new.append(tokens[-1])
    return new


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
