# cause: merges all pairs that share the top count
# check: step_tie
# slip: none
# say: tie|one pair|only|several|all

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
    counts = count_pairs(tokens)
    top = max(counts.values(), default=0)
    if top == 0 or top < min_count:
        return list(tokens), None
    new, first = list(tokens), None
    for p in counts:
        if counts[p] == top:
            first = first or p
            new = merge_pair(new, p)
    return new, first
