# cause: a generator inside, list outside

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


def _walk(tokens, pair):
    i = 0
    while i < len(tokens):
        if tuple(tokens[i:i + 2]) == tuple(pair):
            yield "".join(pair)
            i += 2
        else:
            yield tokens[i]
            i += 1

def merge_pair(tokens, pair):
    return list(_walk(tokens, pair))


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
