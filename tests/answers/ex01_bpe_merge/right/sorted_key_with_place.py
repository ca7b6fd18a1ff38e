# cause: sort by (-count, first place)

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


def merge_pair(tokens, pair):
    a, b = pair
    res = []
    skip = False
    for k, tok in enumerate(tokens):
        if skip:
            skip = False
        elif tok == a and k < len(tokens) - 1 and tokens[k + 1] == b:
            res.append(a + b)
            skip = True
        else:
            res.append(tok)
    return res


def bpe_merge_step(tokens, min_count=2):
    pairs = [tuple(tokens[i:i + 2]) for i in range(len(tokens) - 1)]
    order = sorted(set(pairs), key=lambda p: (-pairs.count(p), pairs.index(p)))
    order = [p for p in order if pairs.count(p) >= min_count]
    if order:
        return merge_pair(tokens, order[0]), order[0]
    return pairs and list(tokens) or list(tokens), None
