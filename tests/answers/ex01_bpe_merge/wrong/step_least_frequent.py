# cause: bpe_merge_step picks the least frequent pair that reaches min_count (min instead of max)
# check: step_trace
# slip: step-least-frequent
# say: most frequent|least|highest|max()
import numpy as np

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
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
    counts = {p: n for p, n in count_pairs(tokens).items() if n >= min_count}
    if not counts:
        return list(tokens), None
    best = min(counts, key=counts.get)
    return merge_pair(tokens, best), best
