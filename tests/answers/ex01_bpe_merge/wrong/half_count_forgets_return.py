# cause: count_pairs fills its dict but has no return statement
# check: count_is_a_dict
# slip: none
# say: return|none|forgot|dict
import numpy as np


def count_pairs(tokens):
    counts = {}
    for a, b in zip(tokens, tokens[1:]):
        counts[(a, b)] = counts.get((a, b), 0) + 1


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
    counts = count_pairs(tokens) or {}
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    return merge_pair(tokens, best), best
