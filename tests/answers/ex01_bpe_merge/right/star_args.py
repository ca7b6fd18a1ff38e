# cause: star arguments

def count_pairs(*args):
    (tokens,) = args
    d = {}
    for p in zip(tokens, tokens[1:]):
        d[p] = 1 + (d[p] if p in d else 0)
    return d


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


def bpe_merge_step(*args, **kw):
    tokens = args[0]
    limit = args[1] if len(args) > 1 else 2
    c = count_pairs(tokens)
    for p in c:
        if c[p] == max(c.values()) and c[p] >= limit:
            return merge_pair(tokens, p), p
    return list(tokens), None
