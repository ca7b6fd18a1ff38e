# cause: tokens[:] = ..., returns nothing
# check: merge_trace
# slip: none
# say: None|return

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


def merge_pair(tokens, pair):
    out, i = [], 0
    while i < len(tokens):
        n = 2 if tuple(tokens[i:i + 2]) == pair else 1
        out.append("".join(tokens[i:i + n]))
        i += n
    tokens[:] = out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return list(tokens), None
    new = list(tokens)
    merge_pair(new, best)
    return new, best
