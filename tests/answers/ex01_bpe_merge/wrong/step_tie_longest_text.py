# cause: a tie goes to the pair with the longest joined text
# check: step_tie
# slip: step-tie-longest
# say: tie|appears first|longest
from collections import Counter
import numpy as np

def count_pairs(tokens):
    """Count neighbouring pairs."""
    return dict(Counter(zip(tokens, tokens[1:])))

def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        if i < len(tokens) - 1 and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            out.append(pair[0] + pair[1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=lambda p: (counts[p], len(p[0] + p[1])))
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
