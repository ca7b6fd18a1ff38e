# cause: merge_pair loops `while left in tokens`, which never ends when a left token is not followed by the right one
# slip: none
# say: never ends|endless|too long
import numpy as np

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    out = list(tokens)
    while pair[0] in out:
        i = out.index(pair[0])
        if i + 1 < len(out) and out[i + 1] == pair[1]:
            out[i:i + 2] = [pair[0] + pair[1]]
    return out


def bpe_merge_step(tokens, min_count=2):
    ranked = sorted(count_pairs(tokens).items(), key=lambda kv: -kv[1])
    if len(ranked) == 0 or ranked[0][1] < min_count:
        return list(tokens), None
    pair = ranked[0][0]
    return merge_pair(tokens, pair), pair
