# cause: bpe_merge_step never looks at min_count and merges pairs that occur only once
# check: step_min_count
# slip: step-ignores-min-count
# say: at least|fewer|below|too rare|only once
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
    return merge_pair(tokens, best), best
