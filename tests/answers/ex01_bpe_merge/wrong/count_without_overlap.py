# cause: count_pairs skips a pair that overlaps the previous one, so aaa counts (a,a) once
# check: count_trace
# slip: count-skips-overlap
# say: overlap|overlapping|twice|aaa
import numpy as np


def count_pairs(tokens):
    counts = {}
    last_start = {}
    for i in range(len(tokens) - 1):
        p = (tokens[i], tokens[i + 1])
        if p in last_start and last_start[p] == i - 1:
            continue  # would share a token
        counts[p] = counts.get(p, 0) + 1
        last_start[p] = i
    return counts


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
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
