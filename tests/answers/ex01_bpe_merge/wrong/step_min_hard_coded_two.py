# cause: the limit 2 is written into the code, so a min_count given by the caller has no effect
# check: step_min_count
# slip: step-min-count-fixed
# say: ignored|given limit|at least|hard-coded|other limit
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
    best = None
    for p in counts:
        if best is None or counts[p] > counts[best]:
            best = p
    if best is None or counts[best] < 2:
        return list(tokens), None
    return merge_pair(tokens, best), best
