# cause: removes the first right token by value with list.remove
# check: merge_trace
# slip: none
# say: joined text changed

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


def merge_pair(tokens, pair):
    out = list(tokens)
    i = 0
    while i < len(out) - 1:
        if (out[i], out[i + 1]) == pair:
            out[i] = pair[0] + pair[1]
            out.remove(pair[1])
        i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
