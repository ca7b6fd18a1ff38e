# cause: the step calls neither of the other two

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


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
    where = {}
    for i in range(len(tokens) - 1):
        where.setdefault((tokens[i], tokens[i + 1]), []).append(i)
    best = None
    for p, places in where.items():
        if best is None or len(places) > len(where[best]):
            best = p
    if best is None or len(where[best]) < min_count:
        return list(tokens), None
    out, prev_end = [], 0
    for i in where[best]:
        if i < prev_end:
            continue
        out += tokens[prev_end:i] + [tokens[i] + tokens[i + 1]]
        prev_end = i + 2
    return out + tokens[prev_end:], best
