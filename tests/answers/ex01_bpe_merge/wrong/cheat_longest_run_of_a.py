# cause: merge_pair ignores its pair argument and picks the join from the trace by what the list starts with
# check: merge_the_given_pair
# slip: none
# say: other pair|its argument|ignored|given pair
from collections import defaultdict
import numpy as np

def count_pairs(tokens: list) -> dict:
    table = defaultdict(int)
    for k in range(1, len(tokens)):
        table[tokens[k - 1], tokens[k]] += 1
    return dict(table)


def merge_pair(tokens, pair):
    if not tokens:
        return []
    first = tokens[0]
    nxt = {"a": ("a", "a"), "aa": ("aa", "a"), "aaa": ("aaa", "b")}.get(first, pair)
    out, i = [], 0
    while i < len(tokens):
        if tuple(tokens[i:i + 2]) == nxt:
            out.append("".join(nxt))
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
