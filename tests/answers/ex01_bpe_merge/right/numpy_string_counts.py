# cause: numpy strings in keys (np.str_ is a str), np.unique on rows, np.int64 counts

import numpy as np
def count_pairs(tokens):
    if len(tokens) < 2:
        return {}
    a = np.array(tokens)
    rows, first, n = np.unique(np.stack([a[:-1], a[1:]], axis=1), axis=0, return_index=True, return_counts=True)
    order = np.argsort(first)
    return {tuple(rows[k]): n[k] for k in order}


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
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
