# cause: wrapped by a decorator that prints

import functools
def loud(f):
    @functools.wraps(f)
    def inner(*args):
        result = f(*args)
        print(f.__name__, "->", result)
        return result
    return inner

@loud
def count_pairs(tokens):
    pairs = [(tokens[i], tokens[i + 1]) for i in range(len(tokens) - 1)]
    return {p: pairs.count(p) for p in pairs}


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


@loud
def bpe_merge_step(tokens, min_count=2):
    pairs = list(zip(tokens, tokens[1:]))
    best = None
    for p in pairs:
        if pairs.count(p) >= min_count and (best is None or pairs.count(p) > pairs.count(best)):
            best = p
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
