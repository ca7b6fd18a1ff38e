# cause: the pair that reaches the top count first while scanning wins
# check: step_tie
# slip: none
# say: tie|first|appears

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


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
    seen, best, top = {}, None, 0
    for p in zip(tokens, tokens[1:]):
        seen[p] = seen.get(p, 0) + 1
        if seen[p] > top:
            best, top = p, seen[p]
    if best is None or top < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
