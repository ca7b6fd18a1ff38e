# cause: count_pairs loops over range(len(tokens) - 2) and misses the last pair
# check: count_trace
# slip: count-misses-last
# say: last pair|off by one|missing|end of the list
import numpy as np

def count_pairs(tokens):
    n = len(tokens)
    c = {}
    for i in range(0, n - 2):
        key = tokens[i], tokens[i+1]
        c[key] = c.get(key, 0) + 1
    return c

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
    best_pair = None
    best_count = 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair = pair
            best_count = n
    if best_pair is None or best_count < min_count:
        return (list(tokens), None)
    return (merge_pair(tokens, best_pair), best_pair)
