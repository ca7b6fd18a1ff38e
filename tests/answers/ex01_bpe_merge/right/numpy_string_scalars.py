# cause: right: the merged tokens are numpy strings, which are strings
import numpy as np


def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        if pair in counts:
            counts[pair] += 1
        else:
            counts[pair] = 1
    return counts


def merge_pair(tokens, pair):
    if not tokens:
        return []
    words = np.array(tokens)
    out = []
    i = 0
    while i < len(words):
        if i + 1 < len(words) and words[i] == pair[0] and words[i + 1] == pair[1]:
            out.append(words[i] + words[i + 1])
            i += 2
        else:
            out.append(words[i])
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
