# cause: when nothing can be merged the tokens are dropped and an empty list is returned
# check: step_min_count
# slip: step-drops-the-tokens
# say: unchanged|empty list|nothing to merge|lost
from collections import defaultdict
import numpy as np

def count_pairs(tokens: list) -> dict:
    table = defaultdict(int)
    for k in range(1, len(tokens)):
        table[tokens[k - 1], tokens[k]] += 1
    return dict(table)

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
        return [], None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return [], None
    return merge_pair(tokens, best), best
