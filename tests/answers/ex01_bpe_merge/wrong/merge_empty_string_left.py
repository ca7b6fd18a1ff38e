# cause: sets the right token to '' and leaves it in
# check: merge_trace
# slip: none
# say: empty|''|""|left

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


def merge_pair(tokens, pair):
    out = list(tokens)
    for i in range(len(out) - 1):
        if out[i] == pair[0] and out[i + 1] == pair[1]:
            out[i] = pair[0] + pair[1]
            out[i + 1] = ""
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
