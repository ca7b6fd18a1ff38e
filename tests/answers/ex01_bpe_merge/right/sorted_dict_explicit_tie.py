# cause: right: count_pairs returns its keys in alphabetical order; the tie is settled from the token list itself
import numpy as np


def count_pairs(tokens):
    pairs = sorted(zip(tokens, tokens[1:]))
    result = {}
    for p in pairs:
        result[p] = result.get(p, 0) + 1
    return result


def merge_pair(tokens, pair):
    text = pair[0] + pair[1]
    out = list(tokens)
    i = 0
    while i + 1 < len(out):
        if out[i] == pair[0] and out[i + 1] == pair[1]:
            out[i:i + 2] = [text]
        i += 1
    return out


def first_place(tokens, pair):
    for i in range(len(tokens) - 1):
        if tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            return i


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if len(counts) == 0:
        return list(tokens), None
    top = max(counts.values())
    if top < min_count:
        return list(tokens), None
    tied = [p for p in counts if counts[p] == top]
    tied.sort(key=lambda p: first_place(tokens, p))
    return merge_pair(tokens, tied[0]), tied[0]
