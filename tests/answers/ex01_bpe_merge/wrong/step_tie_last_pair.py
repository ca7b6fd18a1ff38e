# cause: a tie goes to the pair that appears last because the comparison is >=
# check: step_trace
# slip: step-tie-last
# say: tie|appears first|earliest
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
    i = 0
    while i < len(tokens):
        if i < len(tokens) - 1 and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            out.append(pair[0] + pair[1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    best, best_n = None, 0
    for pair, n in count_pairs(tokens).items():
        if n >= best_n:
            best, best_n = pair, n
    if best is None or best_n < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
