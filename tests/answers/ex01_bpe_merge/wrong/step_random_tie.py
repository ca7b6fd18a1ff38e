# cause: a tie is settled by random.choice
# slip: none
# say: tie|random|first|same answer|second call

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


import random
def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    top = max(counts.values(), default=0)
    if top == 0 or top < min_count:
        return list(tokens), None
    best = random.choice([p for p in counts if counts[p] == top])
    return merge_pair(tokens, best), best
