# cause: returns (tokens, pair, count)
# check: step_trace
# slip: none
# say: two|three|3

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            out.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return list(tokens), None, 0
    return merge_pair(tokens, best), best, counts[best]
