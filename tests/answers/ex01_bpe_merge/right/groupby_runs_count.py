# cause: counts equal runs as length minus one, and the borders between runs

from itertools import groupby
def count_pairs(tokens):
    runs = [(t, len(list(g))) for t, g in groupby(tokens)]
    d = {}
    for k, (t, n) in enumerate(runs):
        if n > 1:
            d[t, t] = d.get((t, t), 0) + n - 1
        if k + 1 < len(runs):
            p = (t, runs[k + 1][0])
            d[p] = d.get(p, 0) + 1
    return d


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
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
