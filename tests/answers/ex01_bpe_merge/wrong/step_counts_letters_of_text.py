# cause: bpe_merge_step splits every token into letters again before it counts and merges
# check: step_trace
# slip: step-splits-tokens
# say: longer tokens|multi|letter|earlier merges
import numpy as np

def count_pairs(tokens):
    result = {}
    previous = None
    for tok in tokens:
        if previous is not None:
            key = (previous, tok)
            result.setdefault(key, 0)
            result[key] += 1
        previous = tok
    return result

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
    letters = list("".join(tokens))
    counts = count_pairs(letters)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(letters, best), best
