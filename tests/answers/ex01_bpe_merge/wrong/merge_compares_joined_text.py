# cause: merge_pair compares the joined text, so a + ab is merged for the pair (aa, b)
# check: merge_whole_tokens
# slip: merge-compares-text
# say: joined|text|border|boundary|both tokens
from collections import Counter
import numpy as np

def count_pairs(tokens):
    """Count neighbouring pairs."""
    return dict(Counter(zip(tokens, tokens[1:])))


def merge_pair(tokens, pair):
    target = pair[0] + pair[1]
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and tokens[i] + tokens[i + 1] == target:
            out.append(target)
            i += 2
        else:
            out.append(tokens[i])
            i += 1
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
