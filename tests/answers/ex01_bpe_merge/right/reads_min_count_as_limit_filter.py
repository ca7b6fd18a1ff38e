# cause: filters first, then max with default

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


def bpe_merge_step(toks, at_least=2, verbose=False):
    good = {p: n for p, n in count_pairs(toks).items() if n >= at_least}
    pair = max(good, key=good.__getitem__, default=None)
    if verbose:
        print(pair)
    return (merge_pair(toks, pair) if pair else toks[:]), pair
