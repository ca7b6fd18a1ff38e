# cause: count_pairs uses tokens[i-1] from i=0, so the last and the first token count as neighbours
# check: count_trace
# slip: count-wraps
# say: wrap|last token|first token|neighbour|extra
import numpy as np


def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens)):
        pair = (tokens[i - 1], tokens[i])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


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
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
