# cause: joined tokens are collected behind the others
# check: merge_trace
# slip: none
# say: order|place|end

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


def merge_pair(tokens, pair):
    rest, joined, i = [], [], 0
    while i < len(tokens):
        if tuple(tokens[i:i + 2]) == pair:
            joined.append(pair[0] + pair[1])
            i += 2
        else:
            rest.append(tokens[i])
            i += 1
    return rest + joined


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
