# cause: a module-level list of merges is replayed on every call, so earlier calls change later results
# check: step_most_frequent
# slip: none
# say: second call|global|earlier call|again|repeat
import numpy as np

MERGES = []

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts

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
    work = list(tokens)
    for m in MERGES:
        work = merge_pair(work, m)
    counts = count_pairs(work)
    if not counts:
        return work, None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return work, None
    MERGES.append(best)
    return merge_pair(work, best), best
