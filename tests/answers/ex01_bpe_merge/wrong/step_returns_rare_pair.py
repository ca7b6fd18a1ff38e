# cause: below min_count the tokens stay, but the rare pair is still returned instead of None
# check: step_min_count
# slip: step-returns-rare-pair
# say: none|at least|too rare|nothing to merge
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
    queue = list(tokens)
    done = []
    while queue:
        first = queue.pop(0)
        if queue and (first, queue[0]) == (pair[0], pair[1]):
            first = first + queue.pop(0)
        done.append(first)
    return done


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] >= min_count:
        tokens = merge_pair(tokens, best)
    return list(tokens), best
