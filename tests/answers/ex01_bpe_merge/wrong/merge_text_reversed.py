# cause: the new token is right + left instead of left + right
# check: merge_trace
# slip: merge-text-reversed
# say: left + right|order|reversed|text
import numpy as np

def count_pairs(tokens):
    d = {}
    for left, right in zip(tokens, tokens[1:]):
        if (left, right) in d:
            d[(left, right)] += 1
        else:
            d[(left, right)] = 1
    return d


def merge_pair(tokens, pair):
    a, b = pair
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and tokens[i] == a and tokens[i + 1] == b:
            out.append(b + a)
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    ranked = sorted(count_pairs(tokens).items(), key=lambda kv: -kv[1])
    if len(ranked) == 0 or ranked[0][1] < min_count:
        return list(tokens), None
    pair = ranked[0][0]
    return merge_pair(tokens, pair), pair
