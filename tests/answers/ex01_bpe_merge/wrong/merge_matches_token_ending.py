# cause: merge_pair merges when the previous token only ends with the left part (xa + b for (a,b))
# check: merge_whole_tokens
# slip: merge-matches-ending
# say: whole token|ends with|equal|ending|boundary
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
    out = []
    fresh = False           # was the last output token just merged?
    for t in tokens:
        if out and not fresh and out[-1].endswith(pair[0]) and t == pair[1]:
            out[-1] = out[-1] + t
            fresh = True
        else:
            out.append(t)
            fresh = False
    return out


def bpe_merge_step(tokens, min_count=2):
    best_pair = None
    best_count = 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair = pair
            best_count = n
    if best_pair is None or best_count < min_count:
        return (list(tokens), None)
    return (merge_pair(tokens, best_pair), best_pair)
