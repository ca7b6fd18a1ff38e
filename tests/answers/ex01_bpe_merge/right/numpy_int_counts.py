# cause: np.unique counts, so the values are numpy integers

import numpy as np
def count_pairs(tokens):
    if len(tokens) < 2:
        return {}
    names = sorted(set(tokens))
    ids = np.array([names.index(t) for t in tokens])
    codes, n = np.unique(ids[:-1] * len(names) + ids[1:], return_counts=True)
    return {(names[c // len(names)], names[c % len(names)]): k for c, k in zip(codes, n)}


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            out.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    pairs = list(zip(tokens, tokens[1:]))
    if not pairs:
        return list(tokens), None
    best = max(pairs, key=lambda p: counts[p])
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
