# cause: sorts all pairs by count, largest first; sorted() is stable even with reverse, so ties keep first-seen order
import numpy as np


def count_pairs(tokens):
    found = {}
    for a, b in zip(tokens[:], tokens[1:]):
        found[(a, b)] = found.get((a, b), 0) + 1
    return {k: v for k, v in sorted(found.items(), key=lambda kv: kv[1], reverse=True)}


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
    ranked = count_pairs(tokens)
    for pair, n in ranked.items():
        if n >= min_count:
            return merge_pair(tokens, pair), pair
        break
    return list(tokens), None
