# cause: bpe_merge_step takes the first pair that reaches min_count instead of the most frequent one
# check: step_most_frequent
# slip: step-first-frequent-enough
# say: most frequent|highest|best pair
from collections import Counter
import numpy as np

def count_pairs(tokens):
    """Count neighbouring pairs."""
    return dict(Counter(zip(tokens, tokens[1:])))

def merge_pair(tokens, pair):
    left, right = pair
    merged = []
    skip = False
    for i, tok in enumerate(tokens):
        if skip:
            skip = False
            continue
        nxt = tokens[i + 1] if i + 1 < len(tokens) else None
        if tok == left and nxt == right:
            merged.append(left + right)
            skip = True
        else:
            merged.append(tok)
    return merged


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    for pair in counts:
        if counts[pair] >= min_count:
            return merge_pair(tokens, pair), pair
    return list(tokens), None
