# cause: counts from the right, so its keys come in another order; the tie is settled in the step

def count_pairs(tokens):
    d = {}
    for i in range(len(tokens) - 1, 0, -1):
        p = (tokens[i - 1], tokens[i])
        d[p] = d.get(p, 0) + 1
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


def bpe_merge_step(tokens, min_count=2):
    d = count_pairs(tokens)
    if not d or max(d.values()) < min_count:
        return list(tokens), None
    i = 0
    while d[tokens[i], tokens[i + 1]] != max(d.values()):
        i += 1
    p = (tokens[i], tokens[i + 1])
    return merge_pair(tokens, p), p
