# cause: the counts live in a module-level dict that is never emptied, so a second call adds to the first
# check: count_trace
# slip: none
# say: second call|global|again|accumulate|repeat
import numpy as np

counts = {}


def count_pairs(tokens):
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return dict(counts)


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
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
